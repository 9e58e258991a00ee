import { toInstant } from '#core/clock.ts';
import { hashToken, newToken } from '#core/ids.server.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { getStaffByEmail } from '../staff/staff.repository.server.ts';
import { signInMail } from './emails/sign-in-mail.server.ts';
import { hashCode, newCode } from './sign-in-code.server.ts';
import {
  claimSignIn,
  listWaitingSignIns,
  type SignIn,
  saveSignInSecrets,
} from './sign-ins.repository.server.ts';

type Secrets = { token: string; code: string };

async function handle(
  { clock, origin }: Context,
  trx: Queryable,
  signIn: SignIn,
  { token, code }: Secrets,
): Promise<void> {
  const at = toInstant(clock());
  if (!(await claimSignIn(trx, signIn.id, at))) return;
  const member = await getStaffByEmail(trx, signIn.email);
  const company = await requireCompany(trx);
  // The mail is composed for an unknown address too, so that the server is as busy for either.
  const { email, name, language } = member ?? { ...signIn, name: '' };
  const recipient = { email, name, language };
  const mail = signInMail(signIn, { recipient, token, code, origin, company });
  if (member === null || !(await enqueueMail(trx, mail, at))) return;
  await saveSignInSecrets(trx, signIn.id, {
    personId: member.personId,
    tokenHash: hashToken(token),
    codeHash: await hashCode(trx, signIn.id, code),
  });
}

/** Writes the mails with code and link to those who asked to sign in and may. */
export async function mailSignIns(context: Context): Promise<void> {
  const now = toInstant(context.clock());
  for (const signIn of await context.database.read((db) => listWaitingSignIns(db, now))) {
    const secrets = { token: newToken(), code: newCode() };
    await transact(context, (trx) => handle(context, trx, signIn, secrets));
  }
}
