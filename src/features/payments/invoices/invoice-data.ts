import type { VatTreatment } from '#features/vat/vat.ts';
import { languageOf } from '#i18n/language.ts';
import type { WaitKind } from '#platform/payments/payment-wait.ts';
import { isTestProvider } from '#platform/payments/provider-name.ts';
import { type PlanPart, paidBefore, sayPlanPart } from '../ledger/plan-part.texts.ts';
import type { ChargeTable, OrderTable } from '../payments.tables.ts';
import type { InvoiceData, InvoiceEntry } from './invoice-data.schema.ts';

/** Why no tax is charged: the code of Portugal's list, and the sentence that an invoice must have. */
type Exemption = { code: string; reason: string };

const reverseCharge = {
  code: 'M40',
  reason: 'IVA – autoliquidação (artigo 6.º, n.º 6, alínea a), a contrário, do CIVA)',
};
const notSubjectCompany = {
  code: 'M99',
  reason: 'Não sujeito a IVA (artigo 6.º, n.º 6, alínea a), a contrário, do CIVA)',
};
const notSubjectConsumer = {
  code: 'M99',
  reason: 'Não sujeito a IVA (artigo 6.º, n.º 11, alínea c), do CIVA)',
};

/**
 * Returns why an order is not taxed, in the language of the law; null where tax is charged. Source:
 * AT's table of exemption codes since 2023: M40 is CIVA art. 6 n.º 6 a) *a contrário*, M99 *não sujeito
 * ou não tributado*; read 2026-11-22 in the copy of a library for SAF-T (PT), not at its author's.
 */
export function exemptionOf(treatment: VatTreatment | null): Exemption | null {
  if (treatment === 'reverse_charge') return reverseCharge;
  if (treatment === 'outside_eu_company') return notSubjectCompany;
  return treatment === 'outside_eu_consumer' ? notSubjectConsumer : null;
}

/** Whole cents that make `totalCents` exactly. */
type Split = { netCents: number; vatCents: number; totalCents: number };

/** The net amount and the VAT of an order; null where they were not recorded. */
type KnownSplit = { netCents: number | null; vatCents: number | null; amountCents: number };

/** Returns `a * b / c`, rounded to the nearest whole number, half up, in whole numbers alone. */
function shareOf(a: number, b: number, c: number): number {
  return Number((2n * BigInt(a) * BigInt(b) + BigInt(c)) / (2n * BigInt(c)));
}

/**
 * Splits an amount of an order in the order's own proportion, so that the order's whole amount gives
 * the order's own lines. Null if those are unknown.
 */
export function splitTotal(
  totalCents: number,
  { netCents, vatCents, amountCents }: KnownSplit,
): Split | null {
  if (netCents === null || vatCents === null || amountCents === 0) return null;
  const vat = shareOf(totalCents, vatCents, amountCents);
  return { netCents: totalCents - vat, vatCents: vat, totalCents };
}

/** Splits the part of an amount from `from` to `to` cents; all parts of it together make it exactly. */
export function splitPart(from: number, to: number, order: KnownSplit): Split | null {
  const [before, after] = [splitTotal(from, order), splitTotal(to, order)];
  if (before === null || after === null) return null;
  return {
    netCents: after.netCents - before.netCents,
    vatCents: after.vatCents - before.vatCents,
    totalCents: to - from,
  };
}

/** What the history of an order says of its refunds; amounts are written `400.00 EUR`. */
type RefundNote = {
  kind: string;
  paymentId: string | null;
  note: string | null;
  at: string;
};

/** One change of what was refunded of a charge, from a total to another, in cents. */
export type RefundStep = {
  /** The same for every reading of the same history. */
  id: string;
  kind: 'refund' | 'refund_failed';
  paymentId: string;
  at: string;
  fromCents: number;
  toCents: number;
};

/** Returns the id of a refund, by all that was ever refunded of the charge after it. */
export function refundId(paymentId: string, everCents: number): string {
  return `refund.${paymentId}.${everCents}`;
}

/** Returns the id of a failed refund, by all that ever failed of the charge after it. */
export function failedRefundId(paymentId: string, failedCents: number): string {
  return `refund-failed.${paymentId}.${failedCents}`;
}

function readCents(note: string | null): number | null {
  const [, whole, cents] = /^(\d{1,13})\.(\d\d) [A-Z]{3}$/.exec(note ?? '') ?? [];
  return whole === undefined || cents === undefined ? null : Number(whole + cents);
}

/**
 * Reads the refunds of an order, and those that failed, from its history, oldest first. A refund
 * notes the total of its charge after it; one that failed, the amount that came back.
 */
export function refundStepsOf(history: readonly RefundNote[]): RefundStep[] {
  const known = new Map<string, { total: number; failed: number }>();
  const steps: RefundStep[] = [];
  for (const { kind, paymentId, note, at } of history) {
    const cents = readCents(note);
    const isRefund = kind === 'given_back';
    if (paymentId === null || cents === null || !(isRefund || kind === 'refund_failed')) continue;
    const { total: fromCents, failed } = known.get(paymentId) ?? { total: 0, failed: 0 };
    if (isRefund) {
      known.set(paymentId, { total: cents, failed });
      const id = refundId(paymentId, cents + failed);
      steps.push({ id, kind: 'refund', paymentId, at, fromCents, toCents: cents });
    } else {
      const toCents = Math.max(0, fromCents - cents);
      known.set(paymentId, { total: toCents, failed: failed + cents });
      const id = failedRefundId(paymentId, failed + cents);
      steps.push({ id, kind: 'refund_failed', paymentId, at, fromCents, toCents });
    }
  }
  return steps;
}

type Evidence = NonNullable<InvoiceData['vat']['evidence']>;

/** The rows of one order that its documents are made of. `wait`: that of its first payment. */
export type InvoiceSource = {
  order: OrderTable;
  charges: readonly ChargeTable[];
  /** Oldest first. */
  history: readonly RefundNote[];
  wait: { paymentId: string; kind: WaitKind; orderedAt: string } | null;
  /** Which part of a quote the order pays; null for any other. */
  part: PlanPart | null;
};

/** Returns the id of the entry of a charge. */
export function chargeId(paymentId: string): string {
  return `charge.${paymentId}`;
}

/** A part of a quote names it, and what was paid before (CIVA art. 8 n.º 1 c), art. 36 n.º 5). */
function describeLine({ order, part }: InvoiceSource): string {
  const { interval, namePt, name, paidAt, createdAt } = order;
  const language = languageOf(order.language);
  const shown = (language === 'pt' ? namePt : null) ?? name;
  if (part) return `${shown}. ${sayPlanPart(part, paidAt ?? createdAt, language)}`;
  return interval === 'one-time' ? shown : `${shown} (${interval})`;
}

function toLine(source: InvoiceSource, split: Split | null, totalCents: number) {
  const { order } = source;
  return {
    description: describeLine(source),
    quantity: 1,
    unitNetCents: split?.netCents ?? null,
    vatRate: split === null ? null : order.vatRate,
    vatCents: split?.vatCents ?? null,
    totalCents,
    exemption: exemptionOf(order.vatTreatment),
  };
}

function toEntry(
  source: InvoiceSource,
  entry: Pick<InvoiceEntry, 'id' | 'kind' | 'paymentId' | 'at' | 'currency' | 'totalCents'>,
  split: Split | null,
): InvoiceEntry {
  const { order, wait } = source;
  // A renewal is paid as the first payment was, unless that waited for the buyer each time.
  const isFirst = entry.paymentId === order.paymentId;
  const method = wait && (isFirst || wait.kind === 'sepa_debit') ? wait.kind : 'card';
  return {
    ...entry,
    method,
    netCents: split?.netCents ?? null,
    vatCents: split?.vatCents ?? null,
    lines: [toLine(source, split, entry.totalCents)],
  };
}

function entriesOf(source: InvoiceSource): InvoiceEntry[] {
  const { order, charges, history } = source;
  const currencies = new Map(charges.map(({ paymentId, currency }) => [paymentId, currency]));
  const charged = charges.map(({ paymentId, paidAt: at, amountCents: totalCents, currency }) => {
    const entry = { id: chargeId(paymentId), paymentId, at, totalCents, currency };
    return toEntry(source, { ...entry, kind: 'charge' }, splitTotal(totalCents, order));
  });
  const refunded = refundStepsOf(history).map(({ fromCents, toCents, ...step }) => {
    const [low, high] = [Math.min(fromCents, toCents), Math.max(fromCents, toCents)];
    const currency = currencies.get(step.paymentId) ?? order.currency;
    const entry = { ...step, totalCents: high - low, currency };
    return toEntry(source, entry, splitPart(low, high, order));
  });
  return [...charged, ...refunded].sort((one, other) => one.at.localeCompare(other.at));
}

function evidenceOf({ vatEvidence }: OrderTable): Evidence | null {
  if (vatEvidence === null) return null;
  const { number, state, checkedAt, requestId, name, address } = JSON.parse(vatEvidence) as Pick<
    Evidence,
    'number' | 'state' | 'checkedAt'
  > &
    Partial<Evidence>;
  return {
    number,
    state,
    checkedAt,
    requestId: requestId ?? null,
    name: name ?? null,
    address: address ?? null,
  };
}

/** Builds what a certified invoice needs of an order: one entry for each charge and each refund. */
export function buildInvoiceData(source: InvoiceSource): InvoiceData {
  const { order, wait, part } = source;
  return {
    order: order.reference,
    isTest: isTestProvider(order.provider),
    language: languageOf(order.language),
    status: order.status,
    orderedAt: order.createdAt,
    chargedAt: wait?.orderedAt ?? null,
    paidAt: order.paidAt,
    buyer: {
      name: order.billingName,
      company: order.billingCompany,
      nif: order.billingNif,
      vatNumber: order.billingVatNumber,
      country: order.billingCountry,
      kind: order.buyerKind,
      street: order.billingStreet,
      postalCode: order.billingPostalCode,
      city: order.billingCity,
      email: order.billingEmail,
    },
    vat: {
      treatment: order.vatTreatment,
      evidence: evidenceOf(order),
      methodCountry: order.methodCountry,
    },
    part: part && {
      quote: part.quote,
      number: part.number,
      count: part.count,
      paidBefore: paidBefore(part, order.paidAt ?? order.createdAt),
    },
    entries: entriesOf(source),
  };
}

/** What a message about each kind of entry is called. */
const messageTypes: Record<InvoiceEntry['kind'], string> = {
  charge: 'order.charged',
  refund: 'order.refunded',
  refund_failed: 'order.refund_failed',
};

/**
 * Builds the body of the message about an entry of an order: the entry, and the whole order for what
 * the document needs besides. Null if the order has no such entry.
 */
export function buildMessage(id: string, data: InvoiceData): string | null {
  const entry = data.entries.find((one) => one.id === id);
  if (!entry) return null;
  return JSON.stringify({ id, type: messageTypes[entry.kind], at: entry.at, entry, order: data });
}
