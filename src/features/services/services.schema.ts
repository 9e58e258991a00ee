import * as z from 'zod/mini';
import { emptyValues } from '#features/content/content.ts';
import { serviceFields } from './services.content.ts';
import type { Service } from './services.ts';

const texts = Object.keys(emptyValues(serviceFields)).map((name) => [name, z.string()]);

/** Response of `GET /api/services`, in the order of the page. */
export const servicesSchema = z.array(
  z.strictObject({
    id: z.string(),
    ...Object.fromEntries(texts),
  }) as unknown as z.ZodMiniType<Service>,
);
