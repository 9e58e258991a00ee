import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import type { StartInput, TemplateInput } from '../projects.input.ts';
import {
  getTemplate,
  readSettings,
  saveSettings,
  saveTemplate,
  type Template,
  type WorkSettings,
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

/** Changes what the owner sets about work; what is absent stays. Returns what is set then. */
export async function changeSettings(context: Context, given: StartInput): Promise<WorkSettings> {
  return transact(context, async (trx) => {
    await context.database.lock(trx, 'project-settings');
    const before = await readSettings(trx);
    const { startsByItself, identityMonths, isObliged } = given;
    const after: WorkSettings = {
      startsByItself: startsByItself ?? before.startsByItself,
      identityMonths: identityMonths ?? before.identityMonths,
      isObliged: isObliged ?? before.isObliged,
    };
    await saveSettings(trx, after);
    const subject = { kind: 'settings', id: null };
    await recordChange(context, trx, { action: 'template.start', subject, before, after });
    return after;
  });
}
