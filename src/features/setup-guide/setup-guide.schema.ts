import * as z from 'zod/mini';

const whole = z.int();

/** Response of `GET /api/setup-costs`: euros, working days, and as of when the source says so. */
export const setupCostsSchema = z.array(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    titlePt: z.string(),
    costFrom: whole,
    costTo: whole,
    daysFrom: whole,
    daysTo: whole,
    source: z.string(),
    sourcePt: z.string(),
    sourceDate: z.string(),
  }),
);
