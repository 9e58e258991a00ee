import { hashToken, newToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { previewLinkPath } from '#paths.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { loadRecord } from '../load-record.server.ts';
import { insertPreviewLink } from './preview-links.repository.server.ts';

const lifeMilliseconds = 7 * 86_400_000;

/** Makes a link that shows a record as it will be, for seven days. The link is returned this once. */
export async function makePreviewLink(
  context: Context,
  kind: ContentKind,
  id: string,
): Promise<Result<{ url: string; endsAt: string }, 'not_found'>> {
  const { actor, clock, origin } = context;
  const token = newToken();
  const now = clock();
  const endsAt = new Date(now.getTime() + lifeMilliseconds).toISOString();
  return transact(context, async (trx) => {
    if ((await loadRecord(trx, kind, id)) === null) return refuse('not_found');
    await insertPreviewLink(trx, {
      tokenHash: hashToken(token),
      kind: kind.name,
      id,
      endsAt,
      createdAt: now.toISOString(),
      createdBy: actor.kind === 'staff' ? actor.personId : null,
    });
    const subject = { kind: kind.name, id };
    await recordChange(context, trx, {
      action: 'content.preview-link',
      subject,
      after: { endsAt },
    });
    return accept({ url: `${origin}${previewLinkPath.href({ token })}`, endsAt });
  });
}
