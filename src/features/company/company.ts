import type * as z from 'zod/mini';
import type { companySchema } from './company.schema.ts';

export type Company = z.infer<typeof companySchema>;

/** The `tel:` address of a phone number as people write it. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
