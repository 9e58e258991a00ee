import { defaultIdentityRules, type IdentityRules } from '#core/identity-papers.ts';
import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { TemplateStep } from '../projects.input.ts';
import { seededTemplates } from './template-seed.server.ts';

/** How a package is worked on. `revision`: 0 until the owner edits it. */
export type Template = { packageId: string; steps: readonly TemplateStep[]; revision: number };

/** Returns the template of a package, the seed's until it was edited; null for an unknown package. */
export async function getTemplate(db: Queryable, packageId: string): Promise<Template | null> {
  const row = await db
    .selectFrom('servicePackages')
    .leftJoin('projectTemplates', 'projectTemplates.packageId', 'servicePackages.id')
    .select(['servicePackages.id', 'steps', 'revision'])
    .where('servicePackages.id', '=', packageId)
    .executeTakeFirst();
  if (!row) return null;
  const { steps, revision } = row;
  if (steps === null || revision === null)
    return { packageId, steps: seededTemplates[packageId] ?? [], revision: 0 };
  // Steps that were saved before they could be papers of identity say nothing of it.
  return {
    packageId,
    steps: steps.map((step) => ({ ...step, identity: step.identity ?? '' })),
    revision,
  };
}

export async function saveTemplate(
  trx: Queryable,
  { packageId, steps, revision }: Template,
  updatedAt: string,
): Promise<void> {
  const row = { steps: toJson(steps), revision, updatedAt };
  await trx
    .insertInto('projectTemplates')
    .values({ packageId, ...row })
    .onConflict((conflict) => conflict.column('packageId').doUpdateSet(row))
    .execute();
}

export type WorkSettings = IdentityRules & { startsByItself: boolean };

/** Returns what the owner has set about work; a paid order starts its work until they set otherwise. */
export async function readSettings(db: Queryable): Promise<WorkSettings> {
  const row = await db
    .selectFrom('projectSettings')
    .select(['startsByItself', 'identityMonths', 'isObliged'])
    .executeTakeFirst();
  return row ?? { startsByItself: true, ...defaultIdentityRules };
}

export async function saveSettings(trx: Queryable, settings: WorkSettings): Promise<void> {
  await trx
    .insertInto('projectSettings')
    .values({ id: 1, ...settings })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(settings))
    .execute();
}
