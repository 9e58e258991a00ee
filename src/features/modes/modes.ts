import type * as z from 'zod/mini';
import type { modesSchema } from './modes.schema.ts';

export type Modes = z.infer<typeof modesSchema>;

/** The settings without any service: what a first start on a laptop has. */
export const plainModes: Modes = {
  portalDemo: true,
  sendsMail: false,
  payments: 'sandbox',
  checksVatNumbers: false,
  handsOverOrders: false,
};
