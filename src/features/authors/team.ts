import type * as z from 'zod/mini';
import type { teamSchema } from './team.schema.ts';

/** A person who advises clients. */
export type Consultant = z.infer<typeof teamSchema>[number];
