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
  return { packageId, steps, revision };
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

/** Whether a paid order starts its work by itself, which it does until the owner sets otherwise. */
export async function startsByItself(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom('projectSettings').select('startsByItself').executeTakeFirst();
  return row?.startsByItself ?? true;
}

export async function saveStartsByItself(trx: Queryable, value: boolean): Promise<void> {
  await trx
    .insertInto('projectSettings')
    .values({ id: 1, startsByItself: value })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ startsByItself: value }))
    .execute();
}
