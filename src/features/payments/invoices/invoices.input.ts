import * as z from 'zod/mini';

/** How many orders can be chosen at once. */
export const mostReferences = 100;

const day = z.optional(z.iso.date());

const references = z._default(
  z.string().check(
    z.refine((all) => /^[\w,-]*$/.test(all) && all.split(',').length <= mostReferences),
    z.maxLength(2000),
  ),
  '',
);

/** Query of `GET /api/admin/invoice-data.csv`; `references` are separated by commas, days included. */
export const invoiceDataQuery = z.object({ from: day, to: day, references }).check(
  z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
  }),
);
