import * as z from 'zod/mini';

/** Answer 201 of `POST /api/contact`. */
export const storedMessageSchema = z.strictObject({ id: z.string() });
