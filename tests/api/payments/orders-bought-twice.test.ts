import { describe, expect } from 'vitest';
import { paymentsApi } from '#features/payments/desk/payments.api.server.ts';
import { refundOrder } from '#features/payments/refunds/refund-order.server.ts';
import {
  look,
  type OrderSite,
  pay,
  requireOrder,
  rows,
  waitingMails,
} from '../../factories/order-site.ts';
import { test as it } from '../../factories/order-test.ts';
import { apiSetup, mountForVisitors } from '../../factories/test-services.ts';

type Buyer = { email?: string; language?: string; packageId?: string; network?: string };

/** Buys a package as one more tab does: a key of its own. */
async function buyInTab(
  site: OrderSite,
  {
    email = 'noor@tessera.example',
    language = 'en',
    packageId = 'company-setup',
    network = '192.0.2.7',
  }: Buyer = {},
) {
  const app = mountForVisitors([paymentsApi], apiSetup(site.services, { rateLimits: false }));
  const response = await app.request('/api/create-payment-intent', {
    method: 'POST',
    body: JSON.stringify({ amount: 1, packageId, email, language }),
    headers: { 'Content-Type': 'application/json', 'X-Test-Address': network },
  });
  const body = (await response.json()) as Record<'orderId' | 'clientSecret', string>;
  await site.pass(60_000);
  const { body: paid } = await pay(site, body.clientSecret);
  const { reference } = await requireOrder(site, body.orderId);
  return { reference, clientSecret: body.clientSecret, payment: String(paid.payment) };
}

/** Everything that the page after the payment is told, as one text. */
async function shownAfter(site: OrderSite, order: { payment: string; clientSecret: string }) {
  return JSON.stringify((await look(site, order)).body);
}

/** The text of the receipt of an order, without line breaks. */
async function receiptOf(site: OrderSite, reference: string): Promise<string> {
  const found = (await waitingMails(site)).find(
    ({ kind, subject }) => kind === 'order-receipt' && subject.includes(reference),
  );
  if (!found) throw new Error(`No receipt of ${reference}`);
  return found.text.replace(/\s+/g, ' ');
}

describe('a package that is paid in two tabs', () => {
  it.for([
    ['en', 'You have also paid order', 'we refund one of the two'],
    ['pt', 'Também pagou a encomenda', 'reembolsamos uma das duas'],
  ] as const)(
    'is named in the second receipt, and on neither page: %s',
    async (words, { site }) => {
      const [language, named, how] = words;
      const first = await buyInTab(site, { language });
      const second = await buyInTab(site, { language });
      const receipt = await receiptOf(site, second.reference);
      expect(receipt).toContain(`${named} ${first.reference}`);
      expect(receipt).toContain(how);
      expect(await receiptOf(site, first.reference)).not.toContain(named);
      expect(await shownAfter(site, second)).not.toContain(first.reference);
      expect(await shownAfter(site, first)).not.toContain(second.reference);
    },
  );

  it('is paid once after a refund', async ({ site }) => {
    const first = await buyInTab(site);
    await refundOrder(site.context, { reference: first.reference, totalCents: null });
    const second = await buyInTab(site);
    expect(await receiptOf(site, second.reference)).not.toContain(first.reference);
  });
});

describe('what is not bought twice', () => {
  it.for([
    ['another package', { packageId: 'blueprint' }],
    ['another address', { email: 'omar@cedar.example' }],
  ] as const)('%s', async ([_, buyer], { site }) => {
    const first = await buyInTab(site);
    const second = await buyInTab(site, buyer);
    expect(await receiptOf(site, second.reference)).not.toContain(first.reference);
  });

  it('the same package more than a day later', async ({ site }) => {
    const first = await buyInTab(site);
    await site.pass(24 * 60 * 60_000);
    const second = await buyInTab(site);
    expect(await receiptOf(site, second.reference)).not.toContain(first.reference);
  });
});

it.for([
  ['on the same network', undefined],
  ['on another network', '198.51.100.9'],
] as const)(
  'who types the address of another client %s learns nothing of that client’s order',
  async ([_, network], { site }) => {
    const first = await buyInTab(site);
    const stranger = await buyInTab(site, network === undefined ? {} : { network });
    expect(await shownAfter(site, stranger)).not.toContain(first.reference);
    // The receipt goes to the client, whose address it is, and the owner is told.
    expect(await receiptOf(site, stranger.reference)).toContain(first.reference);
    const notice = (await waitingMails(site)).findLast(({ kind }) => kind === 'order-paid');
    expect(notice?.text).toContain(first.reference);
    expect((await rows(site, 'companyTasks')).map(({ kind }) => kind)).toContain('bought-twice');
  },
);
