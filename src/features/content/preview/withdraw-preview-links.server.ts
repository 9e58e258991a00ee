import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { loadRecord } from '../load-record.server.ts';
import { closeLinks } from './preview-links.repository.server.ts';

/** Ends every open link to the preview of a record; returns how many there were. */
export function withdrawPreviewLinks(
  context: Context,
  kind: ContentKind,
  id: string,
): Promise<Result<{ withdrawn: number }, 'not_found'>> {
  const subject = { kind: kind.name, id };
  return transact(context, async (trx) => {
    if ((await loadRecord(trx, kind, id)) === null) return refuse('not_found');
    const withdrawn = await closeLinks(trx, subject, context.clock().toISOString());
    if (withdrawn > 0)
      await recordChange(context, trx, {
        action: 'content.preview-withdraw',
        subject,
        after: { withdrawn },
      });
    return accept({ withdrawn });
  });
}
