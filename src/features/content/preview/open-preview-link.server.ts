import { hashToken } from '#core/ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { RecordKey } from '../content.repository.server.ts';
import { getPreviewLink } from './preview-links.repository.server.ts';

/** What a link leads to, or why it shows nothing. */
export type OpenedLink =
  | ({ state: 'open'; endsAt: string } & RecordKey)
  | { state: 'unknown' | 'ended' | 'withdrawn' };

/** Returns what the token of a link leads to. Opening it changes nothing. */
export async function openPreviewLink(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  token: string,
): Promise<OpenedLink> {
  const link = await database.read((db) => getPreviewLink(db, hashToken(token)));
  if (link === null) return { state: 'unknown' };
  if (link.withdrawnAt !== null) return { state: 'withdrawn' };
  const { kind, id, endsAt } = link;
  return endsAt > clock().toISOString() ? { state: 'open', kind, id, endsAt } : { state: 'ended' };
}
