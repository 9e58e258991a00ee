import * as z from 'zod/mini';

/** Response 201 of `POST /api/contact`. */
export const storedMessageSchema = z.strictObject({ id: z.string() });
