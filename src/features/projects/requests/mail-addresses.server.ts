import { randomBytes } from 'node:crypto';
import { toInstant } from '#core/clock.ts';
import { plusAddress } from '#core/plus-address.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { getNewest } from '../documents.repository.server.ts';
import type { Project, Request } from '../projects.repository.server.ts';
import type { ProjectMailAddressTable } from '../projects.tables.ts';

export type MailAddress = ProjectMailAddressTable;

/** Where answers to a mail about work arrive, and whether a yes to it counts as the approval. */
export type AnswerAddress = { replyTo: string | null; takesYes: boolean };

/**
 * Returns where answers to a mail about a project arrive. A mail that asks for one approval and nothing
 * else has an address of its own for each version, because only there "approved" says what.
 */
export async function answerAddress(
  { mailIn, clock }: Pick<Context, 'mailIn' | 'clock'>,
  trx: Queryable,
  { id: projectId, personId }: Pick<Project, 'id' | 'personId'>,
  about: readonly Request[],
): Promise<AnswerAddress> {
  if (mailIn === null) return { replyTo: null, takesYes: false };
  const [only, ...others] = about;
  const approval = only?.kind === 'approval' && others.length === 0 ? only : null;
  const newest = approval?.documentId == null ? null : await getNewest(trx, approval.documentId);
  const wanted = {
    projectId,
    requestId: approval?.id ?? null,
    personId,
    sha256: newest?.sha256 ?? null,
  };
  const known = await trx
    .selectFrom('projectMailAddresses')
    .select('token')
    .where('projectId', '=', projectId)
    .where('personId', '=', personId)
    .where('requestId', wanted.requestId === null ? 'is' : '=', wanted.requestId)
    .where('sha256', wanted.sha256 === null ? 'is' : '=', wanted.sha256)
    .executeTakeFirst();
  const token = known?.token ?? randomBytes(16).toString('hex');
  if (!known)
    await trx
      .insertInto('projectMailAddresses')
      .values({ ...wanted, token, at: toInstant(clock()) })
      .execute();
  return { replyTo: plusAddress(mailIn.address, token), takesYes: approval !== null };
}

/** Returns the address of the first of these secrets that is one about work; null for none. */
export async function findMailAddress(
  db: Queryable,
  tokens: readonly string[],
): Promise<MailAddress | null> {
  if (tokens.length === 0) return null;
  const row = await db
    .selectFrom('projectMailAddresses')
    .selectAll()
    .where('token', 'in', tokens)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the addresses, in lower case, from which the person of an answer address writes. */
export async function listWriters(
  db: Queryable,
  personIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('people')
    .select('emailKey')
    .where('id', 'in', personIds)
    .where('erasedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ emailKey }) => emailKey));
}
