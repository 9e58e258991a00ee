import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import type { OrderStatus } from '#features/payments/payments.tables.ts';
import type { FakeStripe } from '../fakes/stripe/fake-stripe.ts';
import { createRefund } from '../fakes/stripe/refunds.ts';
import type { StormSite } from './payment-storm-site.ts';

const packages = ['blueprint', 'growth-partner', 'company-setup', 'store-care'];
const good = '4242424242424242';
const declined = '4000000000000002';
const secondStep = '4000002500003155';
const slow = '4000000000000077';
/** How often the server calls for the country of a card before it gives up. */
const callsForCountry = 3;

type Buyer = { fake: FakeStripe; secret: string; payment: string };
type Scenario = {
  /** What the buyer, the buyer's bank and the company's dashboard do. */
  pay(buyer: Buyer): unknown;
  /** The final status of the order, after slow payments have settled. */
  end: OrderStatus;
};

function payByCard({ fake, secret }: Buyer): void {
  fake.confirmCard(secret, good);
}

function payAndDispute(buyer: Buyer): Stripe.Dispute {
  payByCard(buyer);
  return buyer.fake.dispute(buyer.payment);
}

/** Refunds a payment in the provider's dashboard. */
function refund({ fake, payment }: Buyer, amount?: number): Stripe.Refund {
  const part = amount === undefined ? {} : { amount: String(amount) };
  return createRefund(fake.state, { payment_intent: payment, ...part });
}

const scenarios: Scenario[] = [
  { pay: payByCard, end: 'paid' },
  { pay: ({ fake, secret }) => void fake.confirmDebit(secret), end: 'failed' },
  {
    pay(buyer) {
      buyer.fake.confirmCard(buyer.secret, declined);
      payByCard(buyer);
    },
    end: 'paid',
  },
  { pay: (buyer) => void payAndDispute(buyer), end: 'paid' },
  {
    pay({ fake, secret }) {
      fake.confirmCard(secret, secondStep);
      fake.authenticate(secret, true);
    },
    end: 'paid',
  },
  {
    pay(buyer) {
      payByCard(buyer);
      buyer.fake.failRefund(refund(buyer).id);
    },
    end: 'paid',
  },
  {
    pay({ fake, secret }) {
      fake.confirmCard(secret, secondStep);
      fake.authenticate(secret, false);
    },
    end: 'failed',
  },
  { pay: ({ fake, secret }) => void fake.confirmVoucher(secret), end: 'paid' },
  { pay: (buyer) => buyer.fake.closeDispute(payAndDispute(buyer).id, 'lost'), end: 'paid' },
  { pay: ({ fake, secret }) => void fake.confirmCard(secret, slow), end: 'paid' },
  { pay: () => {}, end: 'created' },
  {
    pay(buyer) {
      payByCard(buyer);
      refund(buyer, 100);
      buyer.fake.failRefund(refund(buyer, 200).id);
    },
    end: 'partly_refunded',
  },
  { pay: ({ fake, secret }) => void fake.confirmDebit(secret), end: 'paid' },
  { pay: (buyer) => buyer.fake.closeDispute(payAndDispute(buyer).id, 'won'), end: 'paid' },
  { pay: ({ fake, secret }) => void fake.confirmCard(secret, declined), end: 'failed' },
];

export type Bought = {
  orderId: string;
  payment: string;
  secret: string;
  amountCents: number;
  end: OrderStatus;
};

type IntentResponse = {
  orderId: string;
  clientSecret: string;
  amount: number;
  interval: string;
  vatTreatment: string | null;
};

function readIntent({ status, body }: { status: number; body: unknown }): IntentResponse {
  expect([status, body]).toEqual([200, expect.objectContaining({ provider: 'stripe' })]);
  return body as IntentResponse;
}

/** Returns the id of the payment of a client secret. */
function paymentOf(secret: string): string {
  return secret.split('_secret_')[0] ?? '';
}

/** Checks the payment, as the page after the card form does. */
export async function reloadLastPage(
  site: StormSite,
  { payment, secret: clientSecret }: Pick<Bought, 'payment' | 'secret'>,
): Promise<void> {
  const { status } = await site.call('/api/payments/look', { payment, clientSecret });
  expect(status).toBe(200);
}

/**
 * Orders from abroad with a card of there, which lowers the amount. Where all calls for the card's
 * country failed the tax stays on, as the answer says, and the buyer presses again.
 */
async function orderFromAbroad(
  fake: FakeStripe,
  request: (buyer: { country: string; method: string }) => Promise<IntentResponse>,
): Promise<IntentResponse> {
  const { id: method } = fake.typeCard(good);
  const asked = () => fake.calls.filter(({ path }) => path.endsWith(method)).length;
  let answer = await request({ country: 'US', method });
  for (let presses = 1; answer.vatTreatment === 'outside_eu_unproved'; presses += 1) {
    expect(asked()).toBeGreaterThanOrEqual(presses * callsForCountry);
    answer = await request({ country: 'US', method });
  }
  expect(answer.vatTreatment).toBe('outside_eu_consumer');
  return answer;
}

async function buy(site: StormSite, fake: FakeStripe, index: number): Promise<Bought> {
  const scenario = scenarios[index % scenarios.length] ?? { pay() {}, end: 'created' };
  // Another period than the scenarios', so that each is combined with each package.
  const packageId = packages[Math.floor(index / 2) % packages.length];
  const key = randomUUID();
  const requestIntent = async (buyer: { country?: string; method?: string } = {}) => {
    const body = { amount: 1, packageId, ...buyer };
    return readIntent(await site.call('/api/create-payment-intent', body, key));
  };
  // Two tabs or a reload: the same key returns the same order and payment.
  const [order, again] = await Promise.all([requestIntent(), requestIntent()]);
  expect(again).toEqual(order);
  const { orderId, clientSecret: secret, interval } = order;
  // A buyer abroad, whose card is of there too, pays no IVA: another amount of the same payment.
  const isAbroad = interval === 'one-time' && index % 3 === 1;
  const { amount, ...same } = isAbroad ? await orderFromAbroad(fake, requestIntent) : order;
  expect(same).toMatchObject({ orderId, clientSecret: secret });
  expect(amount < order.amount).toBe(isAbroad);
  const payment = paymentOf(secret);
  scenario.pay({ fake, secret, payment });
  if (index % 2 === 0) await reloadLastPage(site, { payment, secret });
  return { orderId, payment, secret, amountCents: Math.round(amount * 100), end: scenario.end };
}

/** Runs `count` buyers, a few at a time. `onBought` is called with the number that have finished. */
export async function sendBuyers(
  site: StormSite,
  fake: FakeStripe,
  { count, atATime, onBought }: { count: number; atATime: number; onBought(number: number): void },
): Promise<Bought[]> {
  const bought: Bought[] = [];
  let next = 0;
  async function queue(): Promise<void> {
    for (let index = next++; index < count; index = next++) {
      bought.push(await buy(site, fake, index));
      onBought(bought.length);
    }
  }
  await Promise.all(Array.from({ length: atATime }, queue));
  return bought;
}

/** Settles the payments by debit, transfer and voucher, each as it ends. */
export function settleSlowPayments(fake: FakeStripe, bought: Bought[]): void {
  for (const { payment, end } of bought) {
    const status = fake.state.paymentIntents.get(payment)?.status;
    const isPending = status === 'processing' || status === 'requires_action';
    if (isPending) fake.settle(payment, end === 'paid' ? 'paid' : 'failed');
  }
}
