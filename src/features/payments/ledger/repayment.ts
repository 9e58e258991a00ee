// Apart from the period of withdrawal, whose working days the browser does not load.
import { companyZone, readClock } from '#core/zoned-time.ts';

/** Milliseconds within which the money goes back (Directive 2011/83/EU, art. 13). */
export const repayWithin = 14 * 24 * 3_600_000;

/** Returns the last day, in Lisbon, for the money to go back after a statement was received. */
export function lastRepaymentDay(receivedAt: string): string {
  return readClock(new Date(Date.parse(receivedAt) + repayWithin), companyZone).day;
}
