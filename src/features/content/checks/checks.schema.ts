import * as z from 'zod/mini';
import { warningCodes } from './warnings.ts';

/** Response of `GET …/warnings`: what to ask about before publication. */
export const warningsSchema = z.object({
  warnings: z.array(
    z.object({ field: z.string(), code: z.enum(warningCodes), detail: z.string() }),
  ),
  /** Whether another page has its address. */
  isAddressTaken: z.boolean(),
});
export type Warnings = z.infer<typeof warningsSchema>;
