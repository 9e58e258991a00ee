import type * as z from 'zod/mini';
import { queryOptions } from '#query/query-options.ts';
import type { companySchema } from './company.server.ts';

export type Company = z.infer<typeof companySchema>;

/** Returns the `tel:` URI of a formatted phone number. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

export function companyQuery() {
  return queryOptions<Company>({ queryKey: ['/api/company'] });
}
