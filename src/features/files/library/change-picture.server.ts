import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { toJson } from '#platform/database/columns.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { PictureChange } from '../files.input.ts';
import { getFile, getPicture, updatePicture } from '../files.repository.server.ts';

/** Changes what is said about a picture, field by field; the site shows it at once. */
export function changePicture(
  context: Context,
  id: string,
  changes: PictureChange,
): Promise<Result<null, 'not_found' | 'nothing_given'>> {
  return transact(context, async (trx) => {
    const file = await getFile(trx, id);
    await context.database.lock(trx, `file:${id}`);
    const picture = await getPicture(trx, id);
    if (!file || !picture || file.removedAt !== null) return refuse('not_found');
    const fields = Object.keys(changes);
    if (fields.length === 0) return refuse('nothing_given');
    const { alt, altPt, credit, focusX, focusY } = { ...picture, ...changes };
    const shown = { ...picture.shown, alt, altPt, credit, focus: [focusX, focusY] };
    await updatePicture(trx, id, { alt, altPt, credit, focusX, focusY, shown: toJson(shown) });
    const subject = { kind: 'file', id };
    await recordChange(context, trx, { action: 'file.change', subject, after: { fields } });
    return accept(null);
  });
}
