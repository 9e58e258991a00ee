import type { Queryable } from '#platform/database/database.server.ts';

/**
 * Removes a record that is not on the site, with its versions, its schedule and its preview links: somebody
 * took their words back. Nothing is left of it.
 */
export async function removeDraft(
  trx: Queryable,
  { kind, id }: { kind: string; id: string },
): Promise<void> {
  for (const table of ['contentPreviewLinks', 'contentVersions', 'contentRecords'] as const)
    await trx.deleteFrom(table).where('kind', '=', kind).where('id', '=', id).execute();
}
