import * as z from 'zod/mini';
import { vatInPrices } from '#features/vat/vat.ts';

/** Response of `GET /api/company`: the company's details, read from one row. */
export const companySchema = z.strictObject({
  brand: z.string(),
  legalName: z.string(),
  nipc: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  openingHours: z.string(),
  openingHoursPt: z.string(),
  socialLinks: z.array(z.string()),
  vatInPrices: z.enum(vatInPrices),
});
