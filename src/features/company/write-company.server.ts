import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { accept, type Result, refuse } from '#core/result.ts';
import type { ContentValues } from '#features/content/content.ts';
import type { FieldRefusal, PublishedRecord } from '#features/content/kinds/content-kind.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import {
  type CompanyField,
  companyFieldInput,
  companyFields,
  isCompanyField,
} from './company.input.ts';
import {
  listCompanyChanges,
  saveCompanyChange,
  saveCompanyField,
} from './company-changes.repository.server.ts';
import { requireCompany } from './require-company.server.ts';

function parseField(field: CompanyField, value: unknown): Result<string | string[], string> {
  const parsed = z.safeParse(companyFieldInput(field), { value });
  if (parsed.success) return accept(parsed.data.value);
  return refuse(parsed.error.issues[0]?.message ?? 'invalid_type');
}

/**
 * Writes the fields of the company that differ, by the rules by which the settings change one. Each
 * has a new revision, so that settings that show the earlier value cannot overwrite it.
 */
export async function writeCompany(
  trx: Queryable,
  { values, at, by }: PublishedRecord,
): Promise<Result<null, FieldRefusal>> {
  const fields = Object.keys(companyFields).filter(isCompanyField);
  const company = await requireCompany(trx);
  // A version or an archive from before this setting lacks it.
  const given: ContentValues = {
    ...values,
    vatInPrices: values.vatInPrices ?? company.vatInPrices,
  };
  const parsed = fields.map((field) => ({ field, of: parseField(field, given[field]) }));
  for (const { field, of } of parsed) if (!of.ok) return refuse({ field, code: of.refusal });
  const changes = new Map((await listCompanyChanges(trx)).map((change) => [change.field, change]));
  for (const { field, of } of parsed) {
    if (!of.ok || isDeepStrictEqual(company[field], of.value)) continue;
    await saveCompanyField(trx, { field, value: of.value });
    const revision = (changes.get(field)?.revision ?? 0) + 1;
    await saveCompanyChange(trx, { field, revision, changedAt: at, changedBy: by });
  }
  return accept(null);
}
