import type * as z from 'zod/mini';
import type { offerSchema } from './offers.schema.ts';

export type Offer = z.infer<typeof offerSchema>;
