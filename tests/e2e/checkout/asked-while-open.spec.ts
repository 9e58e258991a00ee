import type { Browser, Page } from '@playwright/test';
import { expect } from '../../harness/browser-fixtures.ts';
import type { RunningServer } from '../../harness/running-server.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { call } from '../projects/asked.ts';
import { cards, checkoutPage } from './checkout-page.ts';

const account = { isOn: true, iban: 'PT50000201231234567890154', bic: '', holder: 'Entrada, Lda' };

/** Asks a client for €90, by card or transfer, and opens the page where it is paid, its card typed. */
async function openAsked(page: Page, browser: Browser, server: RunningServer) {
  await page.request.put('/api/admin/bank-account', {
    data: account,
    headers: { Origin: server.origin },
  });
  const email = `open-${Date.now()}@tessera.example`;
  const data = { email, name: 'Noor El-Amin', title: 'One more hour', amount: 90 };
  const asked = await call<{ id: string; url: string }>(page.request, server, '/payment-requests', {
    ...data,
    titlePt: 'Mais uma hora',
    dueDay: '2099-12-24',
  });
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: server.origin, viewport });
  const client = await context.newPage();
  await client.goto(asked.url);
  const checkout = checkoutPage(client);
  const transfer = client.getByRole('region', { name: 'Bank transfer' });
  await expect(transfer).toContainText('€90.00');
  await checkout.writeCard(cards.good);
  const deed = (what: string, body: object = {}) =>
    call(page.request, server, `/payment-requests/${asked.id}/${what}`, body);
  return { client, checkout, transfer, deed, close: () => context.close() };
}

test('another amount while the page is open is asked for once more, in every way to pay', async ({
  page,
  browser,
  server,
  allowConsole,
}) => {
  allowConsole(/409/);
  const { checkout, transfer, deed, close } = await openAsked(page, browser, server);
  const code = transfer.getByRole('img').locator('path');
  const before = await code.getAttribute('d');
  await deed('change', { amount: 120 });
  await checkout.pay.click();
  const goOn = checkout.main.getByRole('button', { name: 'Continue with €120.00' });
  await expect(goOn).toBeInViewport();
  await expect(transfer).toContainText('€120.00');
  expect(await code.getAttribute('d')).not.toBe(before);
  await expect(checkout.toast).toHaveCount(0);
  await goOn.click();
  await checkout.writeCard(cards.good);
  await checkout.pay.click();
  await checkout.expectPaid();
  await close();
});

for (const [what, title] of [
  ['cancel', 'This was cancelled'],
  ['received', 'This is paid'],
] as const)
  test(`${what} while the page is open: a press charges nothing, and no way to pay is left`, async ({
    page,
    browser,
    server,
    allowConsole,
  }) => {
    allowConsole(/409/);
    const { client, checkout, transfer, deed, close } = await openAsked(page, browser, server);
    await deed(what);
    await checkout.pay.click();
    await expect(client.getByRole('heading', { name: title })).toBeInViewport();
    await expect(transfer).toHaveCount(0);
    await expect(checkout.toast).toHaveCount(0);
    await close();
  });
