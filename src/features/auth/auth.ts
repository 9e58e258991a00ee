import type * as z from 'zod/mini';
import type { authUserSchema } from './auth.schema.ts';

export type AuthUser = z.infer<typeof authUserSchema>;
