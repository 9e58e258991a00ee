import { join } from 'node:path';
import { cancelPayments } from '../../e2e/checkout/ledger.ts';
import { runOwnerCommand } from '../../faults/run-server.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import { addressOf, type Scene, type Subject } from '../subject.ts';

const order = '/checkout?packageId=company-setup&packageName=Company%20Setup&packagePrice=1450';

async function openCheckout(scene: Scene): Promise<void> {
  await scene.page.goto(addressOf(order, scene), { waitUntil: 'networkidle' });
  await scene.page.locator('.pay__form').waitFor();
}

async function pay({ page }: Scene, number: string): Promise<void> {
  await page.locator('[autocomplete=email]').first().fill('noor@tessera.example');
  await page.locator('[autocomplete=cc-number]').fill(number);
  await page.locator('[autocomplete=cc-exp]').fill('12/34');
  await page.locator('[autocomplete=cc-csc]').fill('123');
  await page.locator('.pay__form button[type=submit]').click();
}

async function waitForSuccess({ page }: Scene): Promise<void> {
  await page.waitForURL(/\/payment-success/);
  await page.locator('.bill').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Pays by a card, up to the success page. */
export async function payCard(scene: Scene, number = '4242424242424242'): Promise<void> {
  await openCheckout(scene);
  await pay(scene, number);
  await waitForSuccess(scene);
}

export async function payBy(scene: Scene, method: string): Promise<void> {
  await openCheckout(scene);
  await scene.page.locator('[autocomplete=email]').first().fill('noor@tessera.example');
  await scene.page.locator(`[name=method][value=${method}]`).check();
  await scene.page.locator('.pay__form button[type=submit]').click();
  await scene.page.waitForURL(/\/payment-success/);
  await scene.page.locator('.wait').waitFor();
  await scene.page.waitForLoadState('networkidle');
}

/** Names a company in Germany; the service knows every number that does not end in 0. */
async function writeCompany({ page }: Scene, number = 'DE123456789'): Promise<void> {
  await page.locator('[autocomplete=email]').first().fill('noor@tessera.example');
  await page.locator('[name=who]').last().check();
  await page.locator('[name=company]').fill('Tessera GmbH');
  await page.locator('[name=country]').selectOption('DE');
  await page.locator('[name=vatNumber]').fill(number);
}

/** Pays with the company's number, and is shown what that makes of the amount. */
async function reprice(scene: Scene, number: string): Promise<void> {
  await openCheckout(scene);
  await writeCompany(scene, number);
  await pay(scene, '4242424242424242');
  await scene.page.locator('.failure, .price-notice').waitFor();
}

/** Opens the link of a receipt; `number` is the card, and returns the order's reference. */
async function openMailed(
  scene: Scene,
  packageId: string,
  page: string,
  number = '4242 4242 4242 4242',
): Promise<string> {
  const { page: tab, look, server } = scene;
  const name = `${page}.${number.slice(-4)}.${look.theme}.${look.width}.${look.language}`;
  const email = `${name}.${Date.now()}@tessera.example`;
  const send = (path: string, data: object, method = 'POST') =>
    tab.request.fetch(server.origin + path, { method, data });
  const ask = { amount: 1, packageId, language: look.language };
  const { orderId, clientSecret } = await (await send('/api/create-payment-intent', ask)).json();
  await send(
    `/api/orders/${orderId}/billing`,
    { clientSecret, email, name: 'Noor El-Amin' },
    'PUT',
  );
  const card = { number, expiry: '12/34', cvc: '123' };
  await send('/api/sandbox/confirm', { clientSecret, ...card });
  const link = new RegExp(`/${page}/[\\w.-]+`);
  const mail = await waitForMail(
    server.mailDir,
    ({ to, text }) => to?.[0]?.address === email && link.test(text ?? ''),
  );
  const path = link.exec(mail.text ?? '')?.[0] ?? '';
  await tab.goto(addressOf(path, scene), { waitUntil: 'networkidle' });
  return /EN-\w{6}/.exec(mail.text ?? '')?.[0] ?? '';
}

const cardThatDeclines = '4000 0000 0000 0341';

/** A subscription whose renewal was declined, or is due as Stripe's answer would have it. */
async function openDue(scene: Scene, due: 'declined' | 'returned' | 'authentication') {
  const reference = await openMailed(scene, 'store-care', 'subscription', cardThatDeclines);
  const { mailDir } = scene.server;
  const env = { DATA_DIR: join(mailDir, '..'), MAIL_DIR: mailDir };
  const { code, output } = await runOwnerCommand(env, 'sandbox', 'renew', reference);
  if (code !== 0) throw new Error(output);
  await scene.page.route('**/api/subscriptions/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), due } });
  });
  await scene.page.reload({ waitUntil: 'networkidle' });
}

const subscriberStates: Subject[] = [
  {
    name: 'subscriber',
    page: '/subscription/:token',
    open: async (scene) => void (await openMailed(scene, 'store-care', 'subscription')),
  },
  {
    name: 'subscriber-card',
    open: async (scene) => {
      await openMailed(scene, 'store-care', 'subscription');
      await scene.page.locator('.subscriber .row button').first().click();
      await scene.page.locator('[autocomplete=cc-number]').waitFor();
    },
  },
  {
    name: 'subscriber-end-asked',
    open: async (scene) => {
      await openMailed(scene, 'store-care', 'subscription');
      await scene.page.locator('.subscriber .row button').last().click();
      await scene.page.locator('section[aria-live] h2').waitFor();
    },
  },
  {
    name: 'subscriber-ends',
    open: async (scene) => {
      await openMailed(scene, 'store-care', 'subscription');
      await scene.page.locator('.subscriber .row button').last().click();
      await scene.page.locator('section[aria-live] .btn--bad').click();
      await scene.page.locator('section[aria-live] .btn--bad').waitFor({ state: 'detached' });
    },
  },
  { name: 'subscriber-declined', open: (scene) => openDue(scene, 'declined') },
  { name: 'subscriber-confirms', open: (scene) => openDue(scene, 'authentication') },
  { name: 'subscriber-returned', open: (scene) => openDue(scene, 'returned') },
];

export const paymentStates: Subject[] = [
  ...(['multibanco', 'mb_way', 'sepa_debit'] as const).map((method) => ({
    name: `wait-${method.replace('_', '-')}`,
    open: (scene: Scene) => payBy(scene, method),
  })),
  {
    name: 'debit-failed',
    open: async (scene) => {
      await payBy(scene, 'sepa_debit');
      await scene.page.locator('.wait-test button').nth(1).click();
      await scene.page.locator('.paid--ended').waitFor();
    },
  },
  {
    name: 'checkout-company',
    open: async (scene) => {
      await openCheckout(scene);
      await writeCompany(scene);
    },
  },
  {
    name: 'checkout-repriced',
    open: async (scene) => {
      await openCheckout(scene);
      await scene.page.locator('.invoice summary').click();
      await scene.page.locator('[name=country]').selectOption('BR');
      await pay(scene, '4242424242424242');
      await scene.page.locator('.price-notice').waitFor();
    },
  },
  { name: 'checkout-company-valid', open: (scene) => reprice(scene, 'DE123456789') },
  { name: 'checkout-company-unknown', open: (scene) => reprice(scene, 'DE123456780') },
  {
    name: 'checkout-ended',
    open: async (scene) => {
      await openCheckout(scene);
      cancelPayments(scene.server);
      await pay(scene, '4242424242424242');
      await scene.page.locator('.failure').waitFor();
    },
  },
  {
    name: 'payment-declined',
    open: async (scene) => {
      const { page } = scene;
      await openCheckout(scene);
      const answered = page.waitForResponse('**/api/sandbox/confirm');
      await pay(scene, '4000000000000002');
      const { payment } = await (await answered).json();
      await page.locator('.failure').waitFor();
      const attempt = await page.evaluate(() => sessionStorage.getItem('currentOrderAttempt'));
      const { clientSecret } = JSON.parse(attempt ?? '{}');
      const query = new URLSearchParams({
        payment_intent: payment,
        payment_intent_client_secret: clientSecret,
      });
      await page.goto(addressOf(`/payment-success?${query}`, scene), { waitUntil: 'networkidle' });
    },
  },
  ...subscriberStates,
  {
    name: 'withdrawal-open',
    page: '/withdrawal/:token',
    open: async (scene) => void (await openMailed(scene, 'company-setup', 'withdrawal')),
  },
  {
    name: 'withdrawal-received',
    open: async (scene) => {
      await openMailed(scene, 'company-setup', 'withdrawal');
      await scene.page.locator('main form button[type=submit]').click();
      await scene.page.locator('main form').waitFor({ state: 'detached' });
      await scene.page.waitForLoadState('networkidle');
    },
  },
  { name: 'checkout-order', open: openCheckout },
  {
    name: 'checkout-declined',
    open: async (scene) => {
      await openCheckout(scene);
      await pay(scene, '4000000000000002');
      await scene.page.locator('.failure').waitFor();
    },
  },
  { name: 'checkout-paid', open: (scene) => payCard(scene) },
  { name: 'checkout-pending', open: (scene) => payCard(scene, '4000000000000077') },
  {
    name: 'checkout-paid-reverse-charge',
    open: async (scene) => {
      await reprice(scene, 'DE123456789');
      await scene.page.locator('.pay__form button[type=submit]').click();
      await waitForSuccess(scene);
    },
  },
];
