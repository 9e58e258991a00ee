import type * as z from 'zod/mini';
import type { authUserSchema, passkeyListSchema, sessionListSchema } from './auth.schema.ts';

export type AuthUser = z.infer<typeof authUserSchema>;
export type PasskeyList = z.infer<typeof passkeyListSchema>;
export type SessionList = z.infer<typeof sessionListSchema>;
