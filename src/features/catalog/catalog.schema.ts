import * as z from 'zod/mini';
import { guideAnswers } from './catalog.ts';

/**
 * One entry of `GET /api/service-packages`. `price` is a currency symbol or code, comma groups and a point
 * for decimals in both languages; `interval` is `one-time` or a period such as `month`; `fits` are the
 * answers of the guide for founders that it is for.
 */
export const servicePackageSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  namePt: z.optional(z.string()),
  description: z.string(),
  descriptionPt: z.optional(z.string()),
  price: z.string().check(z.regex(/^(?:[€£$]|[A-Z]{3}\u00a0)\d{1,3}(,\d{3})*\.\d{2}$/)),
  interval: z.string(),
  features: z.array(z.string()),
  featuresPt: z.optional(z.array(z.string())),
  popular: z.boolean(),
  fits: z.optional(z.array(z.enum(guideAnswers))),
});

export const servicePackagesSchema = z.array(servicePackageSchema);
