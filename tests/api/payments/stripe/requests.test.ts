import { expect } from 'vitest';
import { sweepOrders } from '#features/payments/reconcile/sweep-orders.server.ts';
import { cancelRequest, changeRequest } from '#features/payments/requests/change-request.server.ts';
import { createPaymentRequest } from '#features/payments/requests/create-request.server.ts';
import { receiveTransfer } from '#features/payments/requests/receive-transfer.server.ts';
import {
  getPaymentRequest,
  type PaymentRequest,
} from '#features/payments/requests/requests.repository.server.ts';
import { berlin, lisbon } from '../../../factories/buyers.ts';
import type { StripeSite } from '../../../factories/stripe/stripe-site.ts';
import { test as it } from '../../../factories/stripe/stripe-site-test.ts';
import { createRandom } from '../../../simulation/random.ts';

const good = '4242424242424242';
const declined = '4000000000000002';

type Asked = { id: string; key: string };

async function ask(site: StripeSite, amount = 1450): Promise<Asked> {
  const who = { email: 'noor@tessera.example', name: 'Noor Haddad', title: 'Second half' };
  const input = { ...who, titlePt: '', amount, dueDay: '2026-12-24', locale: 'en' } as const;
  const made = await createPaymentRequest(site.context, input, null);
  if (!made.ok) throw new Error(made.refusal.code);
  const [id = '', key = ''] = (made.value.url.split('=')[1] ?? '').split('.');
  return { id, key };
}

type Intent = { clientSecret: string; amount: number; code?: string };

async function open(site: StripeSite, { id, key }: Asked, more: object = {}) {
  const body = { requestId: id, key, amount: 1, ...more };
  const response = await site.post('/api/create-payment-intent', body);
  return { status: response.status, ...((await response.json()) as Intent) };
}

function read(site: StripeSite, { id }: Asked): Promise<PaymentRequest | null> {
  return site.database.read((db) => getPaymentRequest(db, id));
}

/** Lets ten minutes pass, after which the sweep asks about what no event told. */
async function sweep(site: StripeSite): Promise<void> {
  await site.fake.webhooks.settled();
  const later = new Date(Date.now() + 11 * 60_000);
  await sweepOrders({ ...site.context, clock: () => later });
}

const buyers: [string, object][] = [
  ['a consumer', {}],
  ['a company in Lisbon', lisbon],
  ['a company in Madeira', { ...lisbon, postalCode: '9000-001' }],
  ['a company in Germany', berlin],
  ['a consumer in Brazil', { country: 'BR' }],
];

it.for(buyers)('costs %s what a package of its price does', async ([, buyer], { site }) => {
  const lines = ({ amount, net, vat, vatRate, vatTreatment }: Record<string, unknown>) => ({
    amount,
    net,
    vat,
    vatRate,
    vatTreatment,
  });
  const body = { amount: 1, packageId: 'company-setup', ...buyer };
  const response = await site.post('/api/create-payment-intent', body);
  const asPackage = lines((await response.json()) as Record<string, unknown>);
  expect(asPackage.amount).toBeGreaterThan(0);
  expect(lines(await open(site, await ask(site), buyer))).toEqual(asPackage);
});

it('keeps one payment for every page while who buys changes', async ({ site }) => {
  const asked = await ask(site);
  const pages = await Promise.all([open(site, asked), open(site, asked), open(site, asked)]);
  const company = await open(site, asked, berlin);
  const again = await open(site, asked);
  const secrets = [...pages, company, again].map(({ clientSecret }) => clientSecret);
  expect(new Set(secrets).size).toBe(1);
  expect(again.amount).toBe(company.amount);
  expect(site.fake.state.paymentIntents.size).toBe(1);
});

it('is not taken back, or received, while a voucher waits for its money', async ({ site }) => {
  const asked = await ask(site);
  const { clientSecret } = await open(site, asked);
  const intent = site.fake.confirmVoucher(clientSecret);
  await site.fake.webhooks.settled();
  const cancelled = await cancelRequest(site.context, asked.id);
  const closed = site.fake.state.paymentIntents.get(intent.id)?.status === 'canceled';
  expect(cancelled.ok).toBe(closed);
  expect((await read(site, asked))?.state).toBe(closed ? 'cancelled' : 'open');
});

it('is received once, and no open page charges it again', async ({ site }) => {
  const asked = await ask(site);
  const { clientSecret } = await open(site, asked);
  const received = await Promise.all(
    [1, 2, 3].map(() => receiveTransfer(site.context, asked.id, { locale: 'en' })),
  );
  expect(received.filter(({ ok }) => ok)).toHaveLength(1);
  expect(() => site.fake.confirmCard(clientSecret, good)).toThrow();
  const { charges } = await site.ledger();
  expect(charges).toMatchObject([{ amountCents: 145_000 }]);
});

it.for([1, 2, 3, 4, 5, 6, 7, 8])(
  'takes money once at most, at an amount that a page had shown, in any order of events: %i',
  async (seed, { site }) => {
    const random = createRandom(seed);
    Object.assign(site.fake.webhooks.switches, {
      duplicate: 0.5,
      drop: 0.3,
      delay: 30,
      shuffle: true,
    });
    const asked = await ask(site, 500);
    const shown = new Map<string, number>();
    async function look(): Promise<void> {
      const { status, clientSecret, amount } = await open(site, asked);
      if (status === 200) shown.set(clientSecret, Math.round(amount * 100));
    }
    function press(): void {
      for (const secret of shown.keys()) {
        try {
          site.fake.confirmCard(secret, random.chance(0.4) ? declined : good);
        } catch {
          // The provider has closed this one.
        }
      }
    }
    const deeds = [
      look,
      look,
      async () => press(),
      () => changeRequest(site.context, asked.id, { amount: 300 + seed, locale: 'en' }),
      () => changeRequest(site.context, asked.id, { amount: 900, locale: 'en' }),
      () => cancelRequest(site.context, asked.id),
    ];
    for (let round = 0; round < 5; round += 1)
      await Promise.all([1, 2, 3].map(() => random.pick(deeds)()));
    await sweep(site);
    const { orders, charges } = await site.ledger();
    const request = await read(site, asked);
    const taken = [...site.fake.state.paymentIntents.values()].filter(
      ({ status }) => status === 'succeeded',
    );
    expect(taken.length).toBeLessThanOrEqual(1);
    expect(charges.map(({ amountCents }) => amountCents)).toEqual(
      taken.map(({ amount }) => amount),
    );
    for (const { client_secret: secret, amount } of taken)
      expect(shown.get(secret ?? '')).toBe(amount);
    expect(request?.state === 'paid').toBe(taken.length === 1);
    const payable = orders.filter(({ status }) => status === 'created' || status === 'failed');
    expect(payable.length).toBeLessThanOrEqual(request?.state === 'open' ? 1 : 0);
  },
);
