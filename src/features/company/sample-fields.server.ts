import { sampleCompany } from '#database/seed/company.ts';
import type { SampleCompany } from '#database/seed/sample-content.ts';
import type { Company } from './company.ts';

/** Returns the fields of the company that still hold sample values, for the owner to replace. */
export function sampleFieldsOf(company: Company): (keyof Company)[] {
  const fields = Object.keys(sampleCompany) as (keyof SampleCompany)[];
  return fields.filter(
    (field) => JSON.stringify(company[field]) === JSON.stringify(sampleCompany[field]),
  );
}
