import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { TemplateInput } from '../projects.input.ts';
import {
  getTemplate,
  saveStartsByItself,
  saveTemplate,
  startsByItself,
  type Template,
} from './templates.repository.server.ts';

export type TemplateRefusal = { code: 'unknown_package' } | { code: 'changed'; present: Template };

/**
 * Saves how a package is worked on, for projects that begin from now on. `revision`: the one that the
 * change is based on; null saves over any.
 */
export async function changeTemplate(
  context: Context,
  packageId: string,
  { steps }: TemplateInput,
  revision: number | null,
): Promise<Result<Template, TemplateRefusal>> {
  return transact(context, async (trx) => {
    await context.database.lock(trx, `template:${packageId}`);
    const known = await getTemplate(trx, packageId);
    if (!known) return refuse({ code: 'unknown_package' });
    if (revision !== null && revision !== known.revision)
      return refuse({ code: 'changed', present: known });
    const saved = { packageId, steps, revision: known.revision + 1 };
    await saveTemplate(trx, saved, toInstant(context.clock()));
    await recordChange(context, trx, {
      action: 'template.save',
      subject: { kind: 'template', id: packageId },
      before: { steps: known.steps.length },
      after: { steps: steps.length },
    });
    return accept(saved);
  });
}

/** Sets whether a paid order starts its work by itself, or waits for the owner's press. */
export async function setStart(context: Context, value: boolean): Promise<void> {
  await transact(context, async (trx) => {
    const before = { startsByItself: await startsByItself(trx) };
    await saveStartsByItself(trx, value);
    await recordChange(context, trx, {
      action: 'template.start',
      subject: { kind: 'settings', id: null },
      before,
      after: { startsByItself: value },
    });
  });
}
