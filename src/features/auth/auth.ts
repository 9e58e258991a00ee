import type * as z from 'zod/mini';
import type {
  authUserSchema,
  passkeyListSchema,
  sessionListSchema,
  staffListSchema,
} from './auth.schema.ts';

export type AuthUser = z.infer<typeof authUserSchema>;
export type PasskeyList = z.infer<typeof passkeyListSchema>;
export type SessionList = z.infer<typeof sessionListSchema>;
export type StaffList = z.infer<typeof staffListSchema>;
