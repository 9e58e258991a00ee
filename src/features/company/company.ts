import type * as z from 'zod/mini';
import type { companySchema } from './company.schema.ts';

export type Company = z.infer<typeof companySchema>;

/** Returns the `tel:` URI of a formatted phone number. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
