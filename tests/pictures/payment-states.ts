import { waitForMail } from '../harness/mailbox.ts';
import { addressOf, type Scene, type Subject } from './subject.ts';

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

/** Pays by a card, up to the success page. */
export async function payCard(scene: Scene): Promise<void> {
  await openCheckout(scene);
  await pay(scene, '4242424242424242');
  await scene.page.waitForURL(/\/payment-success/);
  await scene.page.waitForLoadState('networkidle');
}

async function payBy(scene: Scene, method: string): Promise<void> {
  await openCheckout(scene);
  await scene.page.locator('[autocomplete=email]').first().fill('noor@tessera.example');
  await scene.page.locator(`[name=method][value=${method}]`).check();
  await scene.page.locator('.pay__form button[type=submit]').click();
  await scene.page.waitForURL(/\/payment-success/);
  await scene.page.locator('.wait').waitFor();
}

/** Names a company in Germany, whose number nobody can confirm here. */
async function writeCompany({ page }: Scene): Promise<void> {
  await page.locator('[autocomplete=email]').first().fill('noor@tessera.example');
  await page.locator('.invoice summary').click();
  await page.locator('[name=who]').last().check();
  await page.locator('[name=company]').fill('Tessera GmbH');
  await page.locator('[name=country]').selectOption('DE');
  await page.locator('[name=vatNumber]').fill('DE123456789');
}

async function openMailed(scene: Scene, packageId: string, page: string): Promise<void> {
  const { page: tab, look, server } = scene;
  const email = `${page}.${look.theme}.${look.width}.${look.language}@tessera.example`;
  const send = (path: string, data: object, method = 'POST') =>
    tab.request.fetch(server.origin + path, { method, data });
  const ask = { amount: 1, packageId, language: look.language };
  const { orderId, clientSecret } = await (await send('/api/create-payment-intent', ask)).json();
  await send(
    `/api/orders/${orderId}/billing`,
    { clientSecret, email, name: 'Noor El-Amin' },
    'PUT',
  );
  const card = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
  await send('/api/sandbox/confirm', { clientSecret, ...card });
  const mail = await waitForMail(server.mailDir, ({ to }) => to?.[0]?.address === email);
  const path = new RegExp(`/${page}/[\\w.-]+`).exec(mail.text ?? '')?.[0] ?? '';
  await tab.goto(addressOf(path, scene), { waitUntil: 'networkidle' });
}

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
      await scene.page.locator('.wait-ended').waitFor();
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
      await scene.page.locator('.failure').waitFor();
    },
  },
  {
    name: 'subscriber',
    page: '/subscription/:token',
    open: (scene) => openMailed(scene, 'store-care', 'subscription'),
  },
  {
    name: 'withdrawal',
    page: '/withdrawal/:token',
    open: (scene) => openMailed(scene, 'company-setup', 'withdrawal'),
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
  {
    name: 'checkout-paid',
    open: payCard,
  },
];
