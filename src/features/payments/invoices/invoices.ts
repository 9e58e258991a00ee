import { dayAfter, isWorkday } from '#core/working-time.ts';
import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';

/** The task of an order whose data never reached the invoicing software. */
export const handoverTask = 'hand-over-invoice';
/** The task of an order whose certified invoice is late. */
export const missingTask = 'missing-invoice';

/** What is attached to an order. */
export const invoiceKinds = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Bytes of a PDF, which has to fit into a mail. */
export const mostInvoiceBytes = 5_000_000;
export const longestNumber = 60;

/** Returns a number as it is stored, without the spaces around it; null if it is none. */
export function readInvoiceNumber(text: string): string | null {
  const number = text.replace(/\s+/g, ' ').trim();
  return /^[\p{L}\d][\p{L}\d ./_-]*$/u.test(number) && number.length <= longestNumber
    ? number
    : null;
}

/** Returns the name of the PDF of a number, in ASCII: `FR-2026-12.pdf`. */
export function invoiceFileName(number: string): string {
  return `${number.replace(/[^a-z\d]+/gi, '-').replace(/^-|-$/g, '')}.pdf`;
}

/** Working days after the day on which the money arrived. */
const lateAfterDays = 5;

/**
 * Returns when the certified invoice of a charge is late: at the end of the fifth working day after
 * its own, in Lisbon. Source: CIVA art. 36 n.º 1 a), read 2026-11-22. Its c) wants the invoice of
 * money in advance on the day of its arrival: this is the last alarm, not the aim.
 */
export function invoiceDueAt(paidAt: string): string {
  let { day } = readClock(paidAt, companyZone);
  for (let left = lateAfterDays; left > 0; ) {
    day = dayAfter(day);
    if (isWorkday(day)) left -= 1;
  }
  return zonedInstant(dayAfter(day), '00:00', companyZone);
}
