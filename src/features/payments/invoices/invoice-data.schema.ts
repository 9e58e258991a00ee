import * as z from 'zod/mini';

const cents = z.int();
const text = z.nullable(z.string());

const line = z.object({
  /** In the order's language. */
  description: z.string(),
  quantity: z.int(),
  unitNetCents: z.nullable(cents),
  /** Percent; null for an order that is older than the record of its VAT. */
  vatRate: z.nullable(z.number()),
  vatCents: z.nullable(cents),
  totalCents: cents,
  /** Why no tax is charged: a code of the Portuguese list, and the sentence of the law. */
  exemption: z.nullable(z.object({ code: z.string(), reason: z.string() })),
});

/** What a certified document is made of: a charge, a refund, or a refund that came back. */
export const invoiceEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(['charge', 'refund', 'refund_failed']),
  /** The card provider's payment; refunds name that of their charge. */
  paymentId: z.string(),
  /** When the money arrived, or went back. */
  at: z.string(),
  method: z.enum(['card', 'multibanco', 'mb_way', 'sepa_debit']),
  currency: z.string(),
  netCents: z.nullable(cents),
  vatCents: z.nullable(cents),
  totalCents: cents,
  lines: z.array(line),
});
export type InvoiceEntry = z.infer<typeof invoiceEntrySchema>;

/** What a certified invoice needs of one order. Instants are UTC, amounts whole cents. */
export const invoiceDataSchema = z.object({
  order: z.string(),
  /** Of the sandbox or of the provider's test keys: no money moved. */
  isTest: z.boolean(),
  language: z.enum(['en', 'pt']),
  status: z.string(),
  orderedAt: z.string(),
  /** When a voucher, a phone or a debit was charged whose money arrived later. */
  chargedAt: text,
  paidAt: text,
  buyer: z.object({
    name: text,
    company: text,
    nif: text,
    vatNumber: text,
    country: text,
    /** What the buyer was when it paid; a company named later is a consumer's all the same. */
    kind: z.enum(['consumer', 'company']),
    street: text,
    postalCode: text,
    city: text,
    email: text,
  }),
  /**
   * The rule by which the order is taxed, what VIES said of the VAT number, and the country of the card
   * or account.
   */
  vat: z.object({
    treatment: text,
    evidence: z.nullable(
      z.object({
        number: z.string(),
        state: z.string(),
        checkedAt: z.string(),
        requestId: text,
        name: text,
        address: text,
      }),
    ),
    methodCountry: text,
  }),
  /** Which part of which quote the order pays, and the parts that were paid before it. */
  part: z.nullable(
    z.object({
      quote: z.string(),
      number: z.int(),
      count: z.int(),
      paidBefore: z.array(z.object({ number: z.int(), paidAt: z.string() })),
    }),
  ),
  entries: z.array(invoiceEntrySchema),
});
export type InvoiceData = z.infer<typeof invoiceDataSchema>;

/** Response of `GET /api/admin/invoice-data.json`. */
export const invoiceExportSchema = z.object({ orders: z.array(invoiceDataSchema) });
