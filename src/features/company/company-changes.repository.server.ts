import { toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { CompanyField } from './company.input.ts';
import type { CompanyChangeTable } from './company.tables.ts';

type NamedChange = CompanyChangeTable & { changedByName: string | null };

/** Returns who changed each field last; a field that nobody has changed is missing. */
export async function listCompanyChanges(db: Queryable): Promise<NamedChange[]> {
  return db
    .selectFrom('companyChanges')
    .leftJoin('staff', 'staff.personId', 'companyChanges.changedBy')
    .selectAll('companyChanges')
    .select('staff.name as changedByName')
    .execute();
}

export async function saveCompanyField(
  trx: Queryable,
  { field, value }: { field: CompanyField; value: string | readonly string[] },
): Promise<void> {
  const stored = typeof value === 'string' ? value : toJson(value);
  await trx
    .updateTable('company')
    .set({ [field]: stored })
    .execute();
}

export async function saveCompanyChange(trx: Queryable, change: CompanyChangeTable): Promise<void> {
  const { field: _, ...rest } = change;
  await trx
    .insertInto('companyChanges')
    .values(change)
    .onConflict((conflict) => conflict.column('field').doUpdateSet(rest))
    .execute();
}
