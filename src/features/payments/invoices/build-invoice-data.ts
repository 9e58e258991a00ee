import { languageOf } from '#i18n/language.ts';
import type { WaitKind } from '#platform/payments/payment-wait.ts';
import { isTestProvider } from '#platform/payments/provider-name.ts';
import type { ChargeTable, OrderTable } from '../payments.tables.ts';
import { exemptionOf } from './exemptions.ts';
import type { InvoiceData, InvoiceEntry } from './invoice-data.schema.ts';
import { type RefundNote, refundStepsOf } from './refund-steps.ts';
import { type Split, splitPart, splitTotal } from './split-total.ts';

type Evidence = NonNullable<InvoiceData['vat']['evidence']>;

/** The rows of one order that its documents are made of. `wait`: that of its first payment. */
export type InvoiceSource = {
  order: OrderTable;
  charges: readonly ChargeTable[];
  /** Oldest first. */
  history: readonly RefundNote[];
  wait: { paymentId: string; kind: WaitKind; orderedAt: string } | null;
};

/** Returns the id of the entry of a charge. */
export function chargeId(paymentId: string): string {
  return `charge.${paymentId}`;
}

function describeLine({ language, name, namePt, interval }: OrderTable): string {
  const shown = (languageOf(language) === 'pt' ? namePt : null) ?? name;
  return interval === 'one-time' ? shown : `${shown} (${interval})`;
}

function toLine(order: OrderTable, split: Split | null, totalCents: number) {
  return {
    description: describeLine(order),
    quantity: 1,
    unitNetCents: split?.netCents ?? null,
    vatRate: split === null ? null : order.vatRate,
    vatCents: split?.vatCents ?? null,
    totalCents,
    exemption: exemptionOf(order.vatTreatment),
  };
}

function toEntry(
  { order, wait }: InvoiceSource,
  entry: Pick<InvoiceEntry, 'id' | 'kind' | 'paymentId' | 'at' | 'currency' | 'totalCents'>,
  split: Split | null,
): InvoiceEntry {
  // A renewal is paid as the first payment was, unless that waited for the buyer each time.
  const isFirst = entry.paymentId === order.paymentId;
  const method = wait && (isFirst || wait.kind === 'sepa_debit') ? wait.kind : 'card';
  return {
    ...entry,
    method,
    netCents: split?.netCents ?? null,
    vatCents: split?.vatCents ?? null,
    lines: [toLine(order, split, entry.totalCents)],
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
  const { order, wait } = source;
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
    entries: entriesOf(source),
  };
}
