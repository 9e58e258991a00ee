import { removeDraft } from '#features/content/drafts/remove-draft.server.ts';
import { testimonialKind } from '#features/testimonials/testimonials.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';

/** Removes what is left of words that were taken back, once they are off the site. Returns how many. */
export async function removeTakenWords(context: Context): Promise<number> {
  return transact(context, async (trx) => {
    await context.database.lock(trx, `content:${testimonialKind.name}`);
    const rows = await trx
      .selectFrom('clientWords')
      .innerJoin('contentRecords', 'contentRecords.id', 'clientWords.recordId')
      .leftJoin('testimonials', 'testimonials.id', 'clientWords.recordId')
      .select('recordId')
      .where('withdrawnAt', 'is not', null)
      .where('contentRecords.kind', '=', testimonialKind.name)
      .where('testimonials.id', 'is', null)
      .execute();
    for (const { recordId } of rows)
      await removeDraft(trx, { kind: testimonialKind.name, id: recordId });
    return rows.length;
  });
}
