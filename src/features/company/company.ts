import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import { queryOptions } from '#query/query-options.ts';
import type { CompanyTable, companySchema } from './company.server.ts';

/** What the owner changes, field by field. */
export type CompanyFields = Omit<Selectable<CompanyTable>, 'id'>;

/** What visitors are told of the company. */
export type Company = z.infer<typeof companySchema>;

/** Returns the `tel:` URI of a formatted phone number. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

export function companyQuery() {
  return queryOptions<Company>({ queryKey: ['/api/company'] });
}
