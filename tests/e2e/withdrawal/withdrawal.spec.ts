import type { APIRequestContext } from '@playwright/test';
import { brokenLines } from '../../harness/broken-lines.ts';
import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';

const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

type Sold = { payment: string; orderId: string; clientSecret: string; token: string };

/** Buys a package by the API; returns what the payment page and the receipt's link know. */
async function buy(request: APIRequestContext, language: 'en' | 'pt'): Promise<Sold> {
  async function send(path: string, data: object, method = 'POST'): Promise<Sold> {
    const response = await request.fetch(path, { method, data });
    expect(response.status(), await response.text()).toBeLessThan(300);
    const text = await response.text();
    return JSON.parse(text || '{}');
  }
  const ask = { amount: 1, packageId: 'company-setup', language };
  const { orderId, clientSecret } = await send('/api/create-payment-intent', ask);
  const details = { clientSecret, email: 'noor@tessera.example', name: 'Noor El-Amin' };
  await send(`/api/orders/${orderId}/billing`, details, 'PUT');
  const { payment } = await send('/api/sandbox/confirm', { clientSecret, ...card });
  const { token } = await send('/api/withdrawals/open', { orderId, clientSecret });
  return { payment, orderId, clientSecret, token };
}

test('a consumer asks at checkout to begin early, and the request is kept', async ({ page }) => {
  await page.goto('/checkout?packageId=company-setup&packageName=Company&packagePrice=1450');
  const request = page.getByRole('checkbox', { name: /expressly ask you to begin/ });
  await expect(request).not.toBeChecked();
  const saved = page.waitForResponse('**/early-start');
  await request.check();
  expect((await saved).status()).toBe(204);
  await page.reload();
  await expect(request, 'after a reload').toBeChecked();
  const terms = page.getByRole('main').locator('a[href="/terms"]');
  await expect(terms).toBeVisible();
  expect((await page.request.get('/terms')).status()).toBe(200);
});

test('a company is not asked to begin early, and its request of before is taken back', async ({
  page,
}) => {
  await page.goto('/checkout?packageId=company-setup&packageName=Company&packagePrice=1450');
  const request = page.getByRole('checkbox', { name: /expressly ask you to begin/ });
  const given = page.waitForResponse('**/early-start');
  await request.check();
  await given;
  const takenBack = page.waitForRequest('**/early-start');
  await page.getByLabel('A company', { exact: true }).check();
  expect((await takenBack).postDataJSON()).toMatchObject({ given: false });
  await expect(request).toHaveCount(0);
  await page.getByLabel('Myself', { exact: true }).check();
  await expect(request).not.toBeChecked();
});

const withdrawing = {
  en: {
    prefix: '',
    open: 'Withdraw from contract here',
    name: 'Name',
    title: 'Withdraw from your order',
    notice: /I hereby give notice that I withdraw/,
    confirm: 'Confirm withdrawal',
    done: 'We have received your withdrawal',
  },
  pt: {
    prefix: '/pt',
    open: 'Resolver o contrato aqui',
    name: 'Nome',
    title: 'Resolver o contrato da sua encomenda',
    notice: /comunico/,
    confirm: 'Confirmar a livre resolução',
    done: 'Recebemos a sua declaração de livre resolução',
  },
} as const;

for (const [width, language] of [
  [390, 'pt'],
  [1440, 'en'],
] as const)
  test(`at ${width} px in ${language} a consumer withdraws from the order beside it, and a reload says the same`, async ({
    page,
    request,
  }) => {
    const t = withdrawing[language];
    const { payment, clientSecret } = await buy(request, language);
    await page.setViewportSize({ width, height: 900 });
    const returned = { payment_intent: payment, payment_intent_client_secret: clientSecret };
    await page.goto(`${t.prefix}/payment-success?${new URLSearchParams(returned)}`);
    await page.getByRole('button', { name: t.open }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t.title);
    await expect(page.getByLabel(t.name, { exact: true })).toHaveValue('Noor El-Amin');
    await expect(page.getByText(t.notice)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel(/^E-?mail/).fill(`${'noor'.repeat(14)}@tessera.example`);
    await page.getByRole('button', { name: t.confirm }).click();
    await expect(heading).toHaveText(t.done);
    await page.reload();
    await expect(heading).toHaveText(t.done);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(await brokenLines(page.locator('main dl :is(dt, dd)'))).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });

test('without scripts a consumer withdraws in Portuguese, and asks for the link again', async ({
  browser,
  request,
  server,
}) => {
  const { token } = await buy(request, 'pt');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  const page = await context.newPage();
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/pt/withdrawal/${token}`);
  await expect(heading).toHaveText('Resolver o contrato da sua encomenda');
  await page.getByRole('button', { name: 'Confirmar a livre resolução' }).click();
  await expect(heading).toHaveText('Recebemos a sua declaração de livre resolução');
  await page.goto('/pt/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Livre resolução' }).click();
  await expect(heading).toHaveText('Livre resolução do contrato');
  await page.getByLabel('Referência da encomenda ou do orçamento').fill('EN-AAAAAA');
  await page.getByLabel('E-mail que indicou').fill('noor@tessera.example');
  await page.getByRole('button', { name: 'Enviar-me a ligação' }).click();
  await expect(heading).toHaveText('Veja o seu e-mail');
  await context.close();
});

test('what could not be saved is said in the colour of errors', async ({ page, allowConsole }) => {
  allowConsole(/early-start/);
  await page.goto('/checkout?packageId=company-setup&packageName=Company&packagePrice=1450');
  await page.route('**/early-start', (route) => route.abort());
  // The choice that fails is taken back, perhaps before anybody can see it made.
  await page.getByRole('checkbox', { name: /expressly ask you to begin/ }).click();
  const problem = page.locator('.early-start').getByRole('alert');
  await expect(problem).toBeVisible();
  const [shown, bad, ink] = await problem.evaluate((line) => {
    const probe = line.appendChild(document.createElement('i'));
    probe.style.color = 'var(--bad)';
    return [line, probe, document.body].map((element) => getComputedStyle(element).color);
  });
  expect(shown).toBe(bad);
  expect(shown).not.toBe(ink);
});
