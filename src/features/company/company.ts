import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import { queryOptions } from '#query/query-options.ts';
import type { CompanyTable, companySchema } from './company.server.ts';

/** What the owner changes, field by field. */
export type CompanyFields = Omit<Selectable<CompanyTable>, 'id'>;

/** Whether the company's name stands beside the logo or is in it. */
export const logoNames = ['beside', 'within'] as const;
/** `plate`: the logo needs a light ground where the page is dark. */
export const logoPlates = ['plain', 'plate'] as const;
export type LogoName = (typeof logoNames)[number];
export type LogoPlate = (typeof logoPlates)[number];

/** What visitors are told of the company. */
export type Company = z.infer<typeof companySchema>;

/** Returns the address of an icon of the site, with the version of one that follows the owner's look. */
export function iconAddress(path: string, { look }: Pick<Company, 'look'>): string {
  return look?.icons === undefined ? path : `${path}?v=${look.icons}`;
}

/** Returns the `tel:` URI of a formatted phone number. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

export function companyQuery() {
  return queryOptions<Company>({ queryKey: ['/api/company'] });
}
