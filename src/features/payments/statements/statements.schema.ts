import * as z from 'zod/mini';
import { paymentRequestStates } from '../requests/requests.ts';
import { lineProblemCodes, proposalStatuses } from './statements.ts';

const euros = z.number().check(z.positive());

/** Response of `POST /api/admin/bank-statements`: the lines by which money came, in the order of the file. */
export const bankStatementSchema = z.strictObject({
  kind: z.enum(['csv', 'camt']),
  /** The IBAN that it is of, if it is not the one to which clients transfer; a CSV does not say it. */
  otherAccount: z.nullable(z.string()),
  rows: z.array(
    z.strictObject({
      /** Where it begins in the file. */
      line: z.int(),
      day: z.iso.date(),
      amount: euros,
      text: z.string(),
      /** What is to be noted with the transfer, by which the line is known when the file comes again. */
      note: z.string(),
      status: z.enum(proposalStatuses),
      /** How the payment was found. */
      by: z.nullable(z.enum(['reference', 'amount', 'name'])),
      /** How many open payments it may be. */
      candidates: z.int(),
      /** The payment that it is taken for; `total` is what a transfer is to bring, or what was paid. */
      request: z.nullable(
        z.strictObject({
          id: z.string(),
          reference: z.string(),
          state: z.enum(paymentRequestStates),
          title: z.string(),
          titlePt: z.string(),
          total: euros,
          person: z.strictObject({ id: z.string(), name: z.string() }),
          /** The reference of the order by which it was paid. */
          paidBy: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** How many lines are of money that went. */
  outgoing: z.int(),
  /** Lines that were read over, and what is wrong with them; `detail` is what stands there. */
  problems: z.array(
    z.strictObject({ line: z.int(), code: z.enum(lineProblemCodes), detail: z.string() }),
  ),
});
