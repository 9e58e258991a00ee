import * as z from 'zod/mini';

/** A field of the company as the settings show it. */
export const companyFieldSchema = z.object({
  value: z.union([z.string(), z.array(z.string())]),
  /** What `If-Match` of a change names. */
  revision: z.int(),
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  /** Whether it still holds the sample value. */
  isSample: z.boolean(),
});
export type CompanyFieldState = z.infer<typeof companyFieldSchema>;

/** Response of `GET /api/admin/settings/company`. */
export const companySettingsSchema = z.object({
  fields: z.record(z.string(), companyFieldSchema),
});
export type CompanySettings = z.infer<typeof companySettingsSchema>;
