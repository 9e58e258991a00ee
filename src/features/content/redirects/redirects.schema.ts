import * as z from 'zod/mini';
import { hasNoNul } from '#core/fields.ts';

const address = z
  .string({ error: 'required' })
  .check(z.minLength(1, 'required'), z.maxLength(500, 'too_long'), z.refine(hasNoNul, 'not_ours'));

/** Body of `POST /api/admin/redirects`: addresses of the site, with or without its origin. */
export const redirectInput = z.object({ path: address, target: address });

const redirect = z.object({ path: z.string(), target: z.string(), at: z.string() });

/** Response of `POST /api/admin/redirects`: as it was stored, leading there in one step. */
export const redirectSchema = redirect;
export type Redirect = z.infer<typeof redirectSchema>;

/** Response of `GET /api/admin/redirects`, the newest first. */
export const redirectListSchema = z.object({ total: z.int(), redirects: z.array(redirect) });
export type RedirectList = z.infer<typeof redirectListSchema>;
