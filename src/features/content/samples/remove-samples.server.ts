import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { ContentKind } from '../kinds/content-kind.server.ts';
import { findSamples, hidePart } from './find-samples.server.ts';
import type { Removed } from './samples.schema.ts';

/**
 * Removes the samples that were named, all or none: refuses if one of them was edited or removed since.
 * What something else on the site needs, such as the package of an offer, stays.
 */
export function removeSamples(
  context: Context,
  kinds: readonly ContentKind[],
  named: readonly { kind: string; id: string }[],
): Promise<Result<Removed, 'samples_changed'>> {
  return transact(context, async (trx) => {
    for (const { name } of kinds) await context.database.lock(trx, `content:${name}`);
    const { samples } = await findSamples(trx, kinds);
    const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind}:${id}`;
    const wanted = new Set(named.map(keyOf));
    const chosen = samples.filter((sample) => wanted.has(keyOf(sample)));
    if (chosen.length !== wanted.size) return refuse('samples_changed');
    const outcome: Removed = { removed: [], kept: [] };
    for (const sample of chosen) {
      const kind = kinds.find(({ name }) => name === sample.kind);
      if (kind?.fixed) {
        await hidePart(context, trx, kind, sample.id);
        outcome.removed.push(sample);
        continue;
      }
      const isNeeded = !kind || (await kind.refuseRemoval(trx, sample.id)) !== null;
      if (!isNeeded) await kind.remove(trx, sample.id);
      (isNeeded ? outcome.kept : outcome.removed).push(sample);
    }
    await recordChange(context, trx, {
      action: 'content.remove-samples',
      subject: { kind: 'samples', id: null },
      after: { removed: outcome.removed.map(keyOf), kept: outcome.kept.map(keyOf) },
    });
    return accept(outcome);
  });
}
