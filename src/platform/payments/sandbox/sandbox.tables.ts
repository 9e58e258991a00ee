import type { Instant } from '#platform/database/columns.ts';
import type { EventSubject, ProviderDispute } from '../payment-provider.server.ts';
import type { RenewalEffect } from './test-cards.ts';

/** A payment of the built-in card provider. Card numbers are not stored. */
export type SandboxPaymentTable = {
  id: string;
  orderId: string;
  subscriptionId: string | null;
  invoiceId: string | null;
  status: 'open' | 'action_required' | 'processing' | 'paid' | 'cancelled';
  amountCents: number;
  currency: string;
  description: string;
  /** Who pays, as far as it is known. */
  customerName: string | null;
  customerEmail: string | null;
  failureMessage: string | null;
  clientSecret: string;
  /** When a processing payment settles. */
  settlesAt: Instant | null;
  createdAt: Instant;
  paidAt: Instant | null;
  /** A `PaymentWait` as JSON, while the payment is processing. */
  waitsFor: string | null;
  /** The country of the card or account that was used last (ISO 3166-1). */
  methodCountry: string | null;
};

export type SandboxSubscriptionTable = {
  id: string;
  orderId: string;
  status: 'waiting' | 'active' | 'past_due' | 'cancelled';
  interval: string;
  amountCents: number;
  currency: string;
  /** The outcome of its renewals, as the test card decides that was used last. */
  renewal: 'paid' | 'declined';
  /** Whether the bank wants the buyer to confirm each renewal. */
  asksAtRenewal: boolean;
  /** Null until its first invoice is paid. */
  periodEndsAt: Instant | null;
  /** The end of the last period, if it was cancelled for then. */
  endsAt: Instant | null;
  endedAt: Instant | null;
  createdAt: Instant;
};

export type SandboxRefundTable = {
  key: string;
  paymentId: string;
  amountCents: number;
  createdAt: Instant;
  /** When the bank sends the money back, and when it has; null if it takes it. */
  failsAt: Instant | null;
  failedAt: Instant | null;
};

export type SandboxDisputeTable = Omit<ProviderDispute, 'createdAt' | 'evidenceDueAt'> & {
  evidenceDueAt: Instant;
  createdAt: Instant;
};

export type SandboxEventTable = {
  id: string;
  type: string;
  aboutKind: EventSubject;
  aboutId: string;
  createdAt: Instant;
  deliveredAt: Instant | null;
};

/** A card form for later renewals. The card's number is not stored, only what it does. */
export type SandboxCardChangeTable = {
  id: string;
  subscriptionId: string;
  clientSecret: string;
  status: 'open' | 'action_required' | 'accepted';
  failureMessage: string | null;
  renewal: RenewalEffect;
  createdAt: Instant;
  usedAt: Instant | null;
};

/** The tables of the built-in card provider. */
export type SandboxTables = {
  sandboxPayments: SandboxPaymentTable;
  sandboxSubscriptions: SandboxSubscriptionTable;
  sandboxRefunds: SandboxRefundTable;
  sandboxEvents: SandboxEventTable;
  sandboxDisputes: SandboxDisputeTable;
  sandboxCardChanges: SandboxCardChangeTable;
  sandboxFailingRefunds: { paymentId: string };
};
