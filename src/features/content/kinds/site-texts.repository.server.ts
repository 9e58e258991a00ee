import type { Queryable } from '#platform/database/database.server.ts';
import { prepareRead } from '#platform/database/prepare-read.server.ts';
import type { SiteTextTable } from '../content.tables.ts';

type SiteText = Pick<SiteTextTable, 'id' | 'name' | 'value'>;

const selectTexts = prepareRead<SiteText, { kind: string }>((db, { kind }) =>
  db.selectFrom('siteTexts').select(['id', 'name', 'value']).where('kind', '=', kind),
);

/** Returns what the owner has written in place of a kind's words. */
export async function listSiteTexts(db: Queryable, kind: string): Promise<SiteText[]> {
  return selectTexts(db, { kind });
}

/** Replaces everything that is written in place of a record's words. */
export async function putSiteTexts(
  trx: Queryable,
  { kind, id }: { kind: string; id: string },
  texts: readonly Pick<SiteTextTable, 'name' | 'value'>[],
): Promise<void> {
  await trx.deleteFrom('siteTexts').where('kind', '=', kind).where('id', '=', id).execute();
  if (texts.length === 0) return;
  const rows = texts.map((text) => ({ kind, id, ...text }));
  await trx.insertInto('siteTexts').values(rows).execute();
}
