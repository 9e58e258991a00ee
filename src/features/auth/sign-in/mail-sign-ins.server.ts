import { toInstant } from '#core/clock.ts';
import { mailboxKey } from '#core/email-address.ts';
import { hashToken, newToken } from '#core/ids.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { findPersonOfAddress, getClient } from '../clients.repository.server.ts';
import { countMailsTo } from '../sessions/attempts.repository.server.ts';
import { getKnownBrowser } from '../sessions/known-browsers.repository.server.ts';
import { instantAfter } from '../sessions/session-limits.ts';
import { getStaffByEmail } from '../staff.repository.server.ts';
import { noAccountMail } from './emails/no-account-mail.server.ts';
import { type SignInRecipient, signInMail } from './emails/sign-in-mail.server.ts';
import { hashCode, newCode } from './sign-in-code.server.ts';
import { mailsPerDay } from './sign-in-limits.ts';
import {
  claimSignIn,
  listWaitingSignIns,
  type SignIn,
  saveSignInSecrets,
} from './sign-ins.repository.server.ts';

type Secrets = { token: string; code: string };

const day = 24 * 3_600_000;

/**
 * Returns the browser that asked, if it is known, and whether a mail is left: of its own, or of those
 * that all others share.
 */
async function allowanceOf(
  { clock }: Context,
  trx: Queryable,
  { knownHash, personId }: { knownHash: string | null; personId: string },
): Promise<{ browserId: string | null; hasMailsLeft: boolean }> {
  const now = clock();
  const since = instantAfter(now, -day);
  const key = { tokenHash: knownHash ?? '', personId };
  const browserId = await getKnownBrowser(trx, key, toInstant(now));
  const sent = await countMailsTo(trx, { personId, browserId, since });
  return { browserId, hasMailsLeft: sent < mailsPerDay };
}

type Found =
  | { kind: 'staff' | 'client'; personId: string; recipient: SignInRecipient }
  /** `personId`: of somebody with no work, order or reading to see; null for a stranger. */
  | { kind: 'nobody'; personId: string | null };

/**
 * Returns who may sign in with an address. A client may with each address of theirs; one of the staff with
 * the one that an owner typed, alone.
 */
async function findSigningIn(trx: Queryable, signIn: SignIn): Promise<Found> {
  const member = await getStaffByEmail(trx, signIn.email);
  if (member !== null) {
    const { personId, email, name, language } = member;
    return { kind: 'staff', personId, recipient: { email, name, language } };
  }
  const personId = await findPersonOfAddress(trx, signIn.email);
  const client = personId === null ? null : await getClient(trx, personId);
  if (client === null) return { kind: 'nobody', personId };
  // A name may be what a stranger typed into a form beside this address.
  const recipient = { email: signIn.email, name: '', language: client.language };
  return { kind: 'client', personId: client.personId, recipient };
}

async function handle(
  context: Context,
  trx: Queryable,
  signIn: SignIn,
  { token, code }: Secrets,
): Promise<void> {
  const { clock, database, origin } = context;
  const at = toInstant(clock());
  await database.lock(trx, `sign-in:${mailboxKey(signIn.email)}`);
  if (!(await claimSignIn(trx, signIn.id, at))) return;
  const found = await findSigningIn(trx, signIn);
  const sender = { origin, company: await requireCompany(trx) };
  if (found.kind === 'nobody') {
    if (found.personId !== null) await enqueueMail(trx, noAccountMail(signIn, sender), at);
    return;
  }
  const { kind, personId, recipient } = found;
  const allowance = await allowanceOf(context, trx, { knownHash: signIn.knownHash, personId });
  const isForStaff = kind === 'staff';
  const mail = signInMail(signIn, { recipient, token, code, isForStaff, ...sender });
  const isMailed = allowance.hasMailsLeft && (await enqueueMail(trx, mail, at));
  await saveSignInSecrets(trx, signIn.id, {
    personId,
    browserId: allowance.browserId,
    tokenHash: isMailed ? hashToken(token) : null,
    codeHash: isMailed ? await hashCode(trx, signIn.id, code) : null,
  });
}

/**
 * Mails a code and a link to those who asked to sign in and may; to others whom we know, what there is
 * instead; and nothing to strangers.
 */
export async function mailSignIns(context: Context): Promise<void> {
  const now = toInstant(context.clock());
  for (const signIn of await context.database.read((db) => listWaitingSignIns(db, now))) {
    const secrets = { token: newToken(), code: newCode() };
    await transact(context, (trx) => handle(context, trx, signIn, secrets));
  }
}
