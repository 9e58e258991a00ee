import type { Money } from '#core/money.ts';
import type { VatTreatment } from '#features/vat/vat.ts';
import type { Day, Instant, Json } from '#platform/database/columns.ts';
import type { ProviderDispute } from '#platform/payments/payment-provider.server.ts';
import type { PaymentWait } from '#platform/payments/payment-wait.ts';
import type { Difference } from './reconcile/compare-ledger.ts';

export type OrderStatus =
  | 'created'
  | 'pending'
  | 'paid'
  | 'failed'
  | 'partly_refunded'
  | 'refunded'
  | 'cancelled';

/** `waiting`: its first invoice is not paid yet. */
export type OrderSubscriptionStatus = 'waiting' | 'active' | 'past_due' | 'cancelled';

/** Who buys: a consumer may withdraw, a company may not. */
export type BuyerKind = 'consumer' | 'company';

/** One purchase. Name and price are the catalogue's at the moment of creation. */
export type OrderTable = {
  id: string;
  reference: string;
  status: OrderStatus;
  /** Empty for what staff asked for. */
  packageId: string;
  /** The payment request that it pays; null for a package. */
  requestId: string | null;
  name: string;
  namePt: string | null;
  /** `one-time`, or the period after which it is charged again. */
  interval: string;
  amountCents: number;
  /** The catalogue's price, of which an offer took something off; null without a reduction. */
  fullAmountCents: number | null;
  /** The offer that was running, and what it adds, as said then. */
  offerId: string | null;
  offerAdds: string | null;
  offerAddsPt: string | null;
  /** The meetings that the package included, for each payment, and how many minutes each lasts. */
  meetings: number;
  meetingMinutes: number;
  currency: string;
  language: string;
  /** Who takes the money: `sandbox` or `stripe`. Another one knows nothing of the order. */
  provider: string;
  /** The `keyedHash` of the buyer's network, by which failing cards are limited; null if unknown. */
  networkHash: string | null;
  /** Hash of the Idempotency-Key by which the page asks for this order again. */
  keyHash: string | null;
  /** Hash of the provider's client secret, which identifies the buyer. */
  secretHash: string | null;
  /** The provider's payment, of a subscription that of its first invoice. */
  paymentId: string | null;
  subscriptionId: string | null;
  subscriptionStatus: OrderSubscriptionStatus | null;
  /** The end of the period that is paid for; null before the first payment, or if it is not known. */
  subscriptionPaidUntil: Instant | null;
  /** When a subscription ends that was cancelled for the end of its period. */
  subscriptionEndsAt: Instant | null;
  /** The provider's words about the last refusal. */
  failureMessage: string | null;
  /** Decided with the order and kept once it is paid, whatever the billing details say later. */
  buyerKind: BuyerKind;
  billingName: string | null;
  billingEmail: string | null;
  billingCompany: string | null;
  billingNif: string | null;
  billingVatNumber: string | null;
  billingCountry: string | null;
  billingStreet: string | null;
  billingCity: string | null;
  billingPostalCode: string | null;
  /** Whom to call about it and where, as said after the payment; empty if nobody said. No part of the invoice. */
  contactName: string;
  contactPhone: string;
  /** The lines of `amountCents`; null for an order that was made before they were recorded. */
  netCents: number | null;
  vatCents: number | null;
  /** Percent. */
  vatRate: number | null;
  vatTreatment: VatTreatment | null;
  /** A `ViesEvidence` as JSON: what proved the VAT number, or did not; null if none was checked. */
  vatEvidence: string | null;
  /** The country of the card or account (ISO 3166-1), as the provider said it last; null if unknown. */
  methodCountry: string | null;
  /** The row of `people` of the billing address; null while there is no address. */
  personId: string | null;
  /** When its contract was concluded before it was made: with the quote that it pays a part of; else null. */
  agreedAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
  paidAt: Instant | null;
  /** When the provider was last asked without a hint. */
  checkedAt: Instant | null;
  /** How many of its charges have no certified invoice; triggers count them. */
  uninvoicedCharges: number;
};

export type PaymentRequestState = 'open' | 'paid' | 'cancelled';

/** An amount that staff ask a client to pay. Each order that was made to pay it names it. */
export type PaymentRequestTable = {
  id: string;
  reference: string;
  personId: string;
  /** The work, or the order, that it is about. */
  projectId: string | null;
  aboutOrderId: string | null;
  /** The language in which the client is written to. */
  language: 'en' | 'pt';
  title: string;
  titlePt: string;
  /** As catalogue prices are: with the VAT of the mainland or before it, by the company's setting. */
  priceCents: number;
  currency: string;
  dueDay: Day;
  state: PaymentRequestState;
  /** Counted from 1, with each change of its amount. */
  version: number;
  /** How many reminders were written. */
  reminders: number;
  /** How many days of its schedule have been dealt with. */
  remindedThrough: number;
  remindedAt: Instant | null;
  /** When its mail was written last; null while none was. */
  mailedAt: Instant | null;
  /** When it was paid or cancelled. */
  closedAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
};

/** A provider's payment that took money. */
export type ChargeTable = {
  paymentId: string;
  orderId: string;
  subscriptionId: string | null;
  invoiceId: string | null;
  amountCents: number;
  currency: string;
  refundedCents: number;
  /** Refunds that failed after they were made; no part of `refundedCents`. */
  refundFailedCents: number;
  /** When the provider took the money, and when it was noted here. */
  paidAt: Instant;
  notedAt: Instant;
  /** When its receipt was written; null while no address is known. */
  receiptAt: Instant | null;
  /** What was over when the money came: the subscription had ended, or the buyer had withdrawn; else null. */
  late: LateReason | null;
};

export type LateReason = 'ended' | 'withdrawn';

/** A buyer's objection at the bank to a charge. */
export type DisputeTable = Omit<ProviderDispute, 'createdAt' | 'evidenceDueAt'> & {
  orderId: string;
  evidenceDueAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
};

/** A renewal that its buyer has to finish, until it is paid or given up. */
export type UnpaidRenewalTable = {
  paymentId: string;
  orderId: string;
  /** `authentication`: the bank wants the buyer to confirm it. */
  kind: 'declined' | 'authentication';
  since: Instant;
  /** How many mails about it were written. */
  mailed: number;
  /** When the next one is due; null if none is. */
  mailDueAt: Instant | null;
  endedAt: Instant | null;
  /** When the provider asks the bank again by itself; null if it does not. */
  retriesAt: Instant | null;
};

/** What happened to an order, counted from 1. */
export type OrderHistoryTable = {
  orderId: string;
  number: number;
  at: Instant;
  kind: string;
  paymentId: string | null;
  note: string | null;
};

/** The account to which clients may transfer, if the owner has turned that on; its id is 1. */
export type BankAccountTable = {
  id: number;
  isOn: boolean;
  iban: string;
  bic: string;
  holder: string;
  updatedAt: Instant;
};

/** Events of the provider that have had their effect. */
export type PaymentEventTable = {
  id: string;
  type: string;
  aboutKind: string | null;
  aboutId: string | null;
  /** `acknowledged`: about an unknown object, and a person has dealt with it. */
  outcome: 'applied' | 'unknown' | 'acknowledged' | 'nothing';
  receivedAt: Instant;
};

/** Something that the company has to do. */
export type CompanyTaskTable = {
  id: string;
  kind: string;
  orderId: string;
  dueAt: Instant;
  doneAt: Instant | null;
  createdAt: Instant;
};

/** What the first payment of an order waits for, or waited for last. */
export type PaymentWaitTable = PaymentWait & {
  orderId: string;
  paymentId: string;
  /** When the mail with the voucher, and its reminder, were written. */
  mailedAt: Instant | null;
  remindedAt: Instant | null;
  /** When the money arrived, or the wait ended without it. */
  endedAt: Instant | null;
  /** The order's failure message at that time. */
  failure: string | null;
};

/** A consumer's statement that withdraws from the contract of an order, in the words that were sent. */
export type WithdrawalTable = {
  orderId: string;
  name: string;
  /** Where the confirmation goes. */
  email: string;
  language: string;
  statement: string;
  receivedAt: Instant;
};

/** A consumer's statement that withdraws from an accepted quote, with all its parts. */
export type QuoteWithdrawalTable = Omit<WithdrawalTable, 'orderId'> & { quoteId: string };

/** The terms of an order, and a consumer's express request to begin early: its words, language, time. */
export type OrderTermsTable = {
  orderId: string;
  termsVersion: string;
  earlyStart: string | null;
  earlyStartLanguage: string | null;
  earlyStartAt: Instant | null;
};

/** The text of each version of the terms under which an order was made. */
export type TermsVersionTable = { version: string; content: string; firstUsedAt: Instant };

/** The PDF of a certified invoice or credit note, as the invoicing software made it. */
export type CertifiedInvoiceTable = {
  fileId: string;
  orderId: string;
  /** The charge that it is about; null for a document about none in particular. */
  paymentId: string | null;
  kind: 'invoice' | 'credit_note';
  /** As printed on it, such as `FR 2026/12`. */
  number: string;
  attachedAt: Instant;
  /** When its mail to the buyer was written; null without an address. */
  mailedAt: Instant | null;
};

/** A charge or a refund that the invoicing software has to learn of; its id is the entry's. */
export type InvoiceHandoverTable = {
  id: string;
  orderId: string;
  paymentId: string;
  state: 'waiting' | 'delivered' | 'given_up';
  attempts: number;
  nextAttemptAt: Instant;
  /** A code, without a word of the receiver. */
  lastError: string | null;
  createdAt: Instant;
  deliveredAt: Instant | null;
};

/** Whether the owner expects a certified invoice for each charge, and since when; one row at most. */
export type InvoiceSettingsTable = { id: number; expected: boolean; since: Instant };

/** A call to the card provider that is made until it is done, by its subject. */
export type PromisedCallTable = {
  id: string;
  kind: 'end_subscription' | 'cancel_payment' | 'refund' | 'identify_buyer';
  orderId: string;
  /** The provider's id of the subscription or payment; of a refund or a buyer the order's. */
  about: string;
  /** What is refunded of the order in total afterwards; null for other calls. */
  totalCents: number | null;
  state: 'waiting' | 'done' | 'refused';
  attempts: number;
  nextAttemptAt: Instant;
  /** The provider's code of the last failure. */
  lastError: string | null;
  createdAt: Instant;
  doneAt: Instant | null;
};

/** A difference from the card provider that a person has to look at. */
export type LedgerFindingTable = {
  id: string;
  provider: string;
  kind: string;
  orderId: string | null;
  /** The provider's id of the payment, subscription or dispute. */
  about: string | null;
  note: string;
  foundAt: Instant;
  /** When somebody said that it was dealt with. */
  acknowledgedAt: Instant | null;
};

/** When the ledger was compared with all that a provider has, by itself. */
export type LedgerComparisonTable = { provider: string; comparedAt: Instant };

/** What was charged and refunded in the days of a comparison. */
export type ComparedTotals = { payments: number; charged: Money[]; refunded: Money[] };

/** What the last comparison with a provider left, for a person to read. */
export type KeptComparison = {
  since: Instant;
  ledger: ComparedTotals;
  atProvider: ComparedTotals;
  /** What a repair would correct. */
  correctable: Difference[];
  open: Difference[];
  /** How many more there were. */
  unlisted: number;
};

export type KeptComparisonTable = {
  provider: string;
  checkedAt: Instant;
  found: Json<KeptComparison>;
};

export type PaymentsTables = {
  keptComparisons: KeptComparisonTable;
  promisedCalls: PromisedCallTable;
  ledgerFindings: LedgerFindingTable;
  ledgerComparisons: LedgerComparisonTable;
  certifiedInvoices: CertifiedInvoiceTable;
  invoiceHandovers: InvoiceHandoverTable;
  invoiceSettings: InvoiceSettingsTable;
  orderTerms: OrderTermsTable;
  termsVersions: TermsVersionTable;
  withdrawals: WithdrawalTable;
  quoteWithdrawals: QuoteWithdrawalTable;
  orders: OrderTable;
  paymentRequests: PaymentRequestTable;
  bankAccount: BankAccountTable;
  charges: ChargeTable;
  disputes: DisputeTable;
  unpaidRenewals: UnpaidRenewalTable;
  orderHistory: OrderHistoryTable;
  paymentEvents: PaymentEventTable;
  companyTasks: CompanyTaskTable;
  paymentWaits: PaymentWaitTable;
};
