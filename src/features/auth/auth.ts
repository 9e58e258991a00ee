import type * as z from 'zod/mini';
import type { authUserSchema, sessionListSchema } from './auth.schema.ts';

export type AuthUser = z.infer<typeof authUserSchema>;
export type SessionList = z.infer<typeof sessionListSchema>;
