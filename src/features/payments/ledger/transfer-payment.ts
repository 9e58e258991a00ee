import type { ProviderPayment } from '#platform/payments/payment-provider.server.ts';
import type { ChargeTable, OrderTable } from '../payments.tables.ts';

type Taken = Pick<
  ChargeTable,
  'paymentId' | 'amountCents' | 'currency' | 'paidAt' | 'refundedCents'
>;

/** A bank transfer that paid an order, as the ledger takes what a provider reports. */
export function transferPayment(
  { id: orderId, createdAt, methodCountry }: OrderTable,
  { paymentId: id, amountCents, currency, paidAt, refundedCents }: Taken,
): ProviderPayment {
  return {
    id,
    orderId,
    subscriptionId: null,
    invoiceId: null,
    status: 'paid',
    amountCents,
    currency,
    refundedCents,
    failedRefundCents: 0,
    failureMessage: null,
    isReturnedDebit: false,
    retriesAt: null,
    clientSecret: '',
    createdAt,
    paidAt,
    methodCountry,
    waitsFor: null,
  };
}
