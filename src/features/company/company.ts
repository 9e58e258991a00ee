import type * as z from 'zod/mini';
import type { companySchema } from './company.schema.ts';

export type Company = z.infer<typeof companySchema>;
