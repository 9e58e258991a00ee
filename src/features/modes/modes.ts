import type * as z from 'zod/mini';
import type { modesSchema } from './modes.schema.ts';

export type Modes = z.infer<typeof modesSchema>;
