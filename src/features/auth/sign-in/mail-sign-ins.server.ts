import { toInstant } from '#core/clock.ts';
import { hashToken, newToken } from '#core/ids.server.ts';
import { requireCompany } from '#features/company/require-company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { getStaffByEmail } from '../staff/staff.repository.server.ts';
import { noAccountMail } from './emails/no-account-mail.server.ts';
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
  { clock, origin, database }: Context,
  trx: Queryable,
  signIn: SignIn,
  { token, code }: Secrets,
): Promise<void> {
  const at = toInstant(clock());
  await database.lock(trx, `sign-in:${signIn.email.toLowerCase()}`);
  if (!(await claimSignIn(trx, signIn.id, at))) return;
  const member = await getStaffByEmail(trx, signIn.email);
  const sender = { origin, company: await requireCompany(trx) };
  if (member === null) {
    await enqueueMail(trx, noAccountMail(signIn, sender), at);
    return;
  }
  const { personId, ...recipient } = member;
  const mail = signInMail(signIn, { recipient, token, code, ...sender });
  if (!(await enqueueMail(trx, mail, at))) return;
  await saveSignInSecrets(trx, signIn.id, {
    personId,
    tokenHash: hashToken(token),
    codeHash: await hashCode(trx, signIn.id, code),
  });
}

/** Mails a code and a link to those who asked to sign in and may, and to others what there is instead. */
export async function mailSignIns(context: Context): Promise<void> {
  const now = toInstant(context.clock());
  for (const signIn of await context.database.read((db) => listWaitingSignIns(db, now))) {
    const secrets = { token: newToken(), code: newCode() };
    await transact(context, (trx) => handle(context, trx, signIn, secrets));
  }
}
