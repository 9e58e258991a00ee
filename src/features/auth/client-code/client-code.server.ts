import { toInstant } from '#core/clock.ts';
import { hashToken, newId } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Language } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { instantAfter } from '../sessions/session-limits.ts';
import { hashCode, isSameHash, newCode } from '../sign-in/sign-in-code.server.ts';
import { mostTries, signInLifetime } from '../sign-in/sign-in-limits.ts';
import {
  deleteExpiredProofs,
  getTriesLeft,
  insertProof,
  isProved,
  markProved,
  takeProofTry,
} from './client-proofs.repository.server.ts';
import { clientCodeMail } from './emails/client-code-mail.server.ts';

/** How long a browser opens what is the client's alone, in milliseconds: as long as a mailed link. */
export const proofLifetime = 60 * 24 * 3_600_000;

/** Who is to prove that they read the mails of an address. */
export type CodeClient = { personId: string; email: string; name: string; language: Language };

/** The token of the browser's own cookie; null for a browser that has none. */
type InBrowser = { personId: string; browserToken: string | null };

/** `open`: this browser has proved it. `asked`: a code is on its way, with so many tries. */
export type ProofState =
  | { state: 'open' }
  | { state: 'asked'; triesLeft: number }
  | { state: 'none' };

/** Returns whether a browser may open what is a client's alone. It changes nothing. */
export async function readProof(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { personId, browserToken }: InBrowser,
): Promise<ProofState> {
  if (browserToken === null) return { state: 'none' };
  const now = toInstant(clock());
  const of = { personId, browserHash: hashToken(browserToken) };
  return database.read(async (db): Promise<ProofState> => {
    if (await isProved(db, of, now)) return { state: 'open' };
    const triesLeft = await getTriesLeft(db, of, { now, mostTries });
    return triesLeft === null ? { state: 'none' } : { state: 'asked', triesLeft };
  });
}

/**
 * Mails a client a code for one browser, which works for 15 minutes. Refused above the mails of a day:
 * with five tries each, whoever has a forwarded link has 50 guesses a day at the million codes.
 */
export async function askForCode(
  context: Context,
  { browserToken, ...client }: CodeClient & { browserToken: string },
): Promise<Result<null, 'too_many_mails'>> {
  const [id, code] = [newId(), newCode()];
  const now = context.clock();
  const { personId } = client;
  return transact<Result<null, 'too_many_mails'>>(context, async (trx) => {
    await context.database.lock(trx, `client-code:${personId}`);
    const expiresAt = instantAfter(now, signInLifetime);
    const sender = { origin: context.origin, company: await requireCompany(trx) };
    const mail = clientCodeMail({ ...client, id, code, expiresAt }, sender);
    if (!(await enqueueMail(trx, mail, toInstant(now)))) return refuse('too_many_mails');
    await insertProof(trx, {
      id,
      personId,
      browserHash: hashToken(browserToken),
      codeHash: await hashCode(trx, id, code),
      tries: 0,
      createdAt: toInstant(now),
      expiresAt,
      provedAt: null,
    });
    return accept(null);
  });
}

/**
 * Takes the code that a client typed. A wrong, late and unknown one is refused alike; every call counts
 * as a try of the newest code that this browser asked for.
 */
export async function proveByCode(
  context: Context,
  { personId, browserToken, code }: InBrowser & { code: string },
): Promise<Result<null, { code: 'code_refused'; triesLeft: number }>> {
  const refused = (triesLeft: number) => refuse({ code: 'code_refused' as const, triesLeft });
  if (browserToken === null) return refused(0);
  const of = { personId, browserHash: hashToken(browserToken) };
  return transact(context, async (trx) => {
    const now = toInstant(context.clock());
    const proof = await takeProofTry(trx, of, { now, mostTries });
    if (!proof) return refused(0);
    const isRight = isSameHash(proof.codeHash, await hashCode(trx, proof.id, code));
    if (!isRight) return refused(mostTries - proof.tries);
    const expiresAt = instantAfter(context.clock(), proofLifetime);
    await markProved(trx, proof.id, { provedAt: now, expiresAt });
    return accept(null);
  });
}

/** Removes codes and proofs that have expired. */
export async function removeOldProofs(context: Context): Promise<void> {
  await transact(context, (trx) => deleteExpiredProofs(trx, toInstant(context.clock())));
}
