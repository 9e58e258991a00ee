import type { Queryable } from '#platform/database/database.server.ts';
import type { CompanyField } from './company.input.ts';
import { listCompanyChanges } from './company-changes.repository.server.ts';
import type { CompanyFieldState, CompanySettings } from './company-settings.schema.ts';
import { requireCompany } from './require-company.server.ts';
import { sampleFieldsOf } from './sample-fields.server.ts';

/** Returns each field of the company with its revision, and who changed it last. */
export async function readCompanySettings(db: Queryable): Promise<CompanySettings> {
  const company = await requireCompany(db);
  const samples: readonly string[] = sampleFieldsOf(company);
  const changes = new Map((await listCompanyChanges(db)).map((change) => [change.field, change]));
  const fields = Object.entries(company).map(([field, value]): [string, CompanyFieldState] => {
    const { revision = 0, changedAt = null, changedByName = null } = changes.get(field) ?? {};
    const isSample = samples.includes(field);
    return [field, { value, revision, changedAt, changedBy: changedByName, isSample }];
  });
  return { fields: Object.fromEntries(fields) };
}

/** Returns one field. */
export async function readCompanyField(
  db: Queryable,
  field: CompanyField,
): Promise<CompanyFieldState> {
  const state = (await readCompanySettings(db)).fields[field];
  if (!state) throw new Error(`The company has no field ${field}`);
  return state;
}
