import { expect, it } from 'vitest';
import { invoiceDueAt, invoiceFileName, readInvoiceNumber } from './invoices.ts';

it.each([
  ['2026-11-23T08:30:00.000Z', '2026-12-01T00:00:00.000Z'],
  // A Saturday; the first of December is a holiday.
  ['2026-11-28T12:00:00.000Z', '2026-12-08T00:00:00.000Z'],
  // In summer midnight in Lisbon is an hour earlier in UTC.
  ['2026-07-01T23:30:00.000Z', '2026-07-09T23:00:00.000Z'],
])('the invoice of money that arrived at %s is late at %s', (paidAt, dueAt) => {
  expect(invoiceDueAt(paidAt)).toBe(dueAt);
});

it.each([
  ['FR 2026/12', 'FR 2026/12'],
  ['  FR  A_1.b-2/7 ', 'FR A_1.b-2/7'],
  ['', null],
  ['/12', null],
  ['FR <1>', null],
  ['F'.repeat(61), null],
])('a number %j is stored as %j', (text, number) => {
  expect(readInvoiceNumber(text)).toBe(number);
});

it('names the PDF in ASCII', () => {
  expect(invoiceFileName('FR Série-A 2026/12')).toBe('FR-S-rie-A-2026-12.pdf');
});
