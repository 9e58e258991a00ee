import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { runOwnerCommand } from '../../faults/run-server.ts';
import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import type { RunningServer } from '../../harness/running-server.ts';
import { signInAsClient } from './client-session.ts';

const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
const withoutMoney = '4000 0000 0000 0341';

const words = {
  en: {
    path: '/client-portal',
    invoices: 'Invoices',
    overdue: 'Overdue',
    pending: 'Pending',
    pay: 'Pay',
    voucher: /^Multibanco: entity 11249, reference (\d{3} \d{3} \d{3})$/,
    payNow: /^Pay .*290.00/,
    number: /^Card number/,
    expiry: /^Expiry date/,
    cvc: /^Security code/,
    send: /^Pay /,
    active: 'Active',
  },
  pt: {
    path: '/pt/client-portal',
    invoices: 'Faturas',
    overdue: 'Em atraso',
    pending: 'Pendente',
    pay: 'Pagar',
    voucher: /^Multibanco: entidade 11249, referência (\d{3} \d{3} \d{3})$/,
    payNow: /^Pagar .*290,00/,
    number: /^Número do cartão/,
    expiry: /^Validade/,
    cvc: /^Código de segurança/,
    send: /^Pagar /,
    active: 'Ativa',
  },
} as const;

type Buyer = { email: string; language: 'en' | 'pt' };

async function order(request: APIRequestContext, packageId: string, { email, language }: Buyer) {
  const data = { amount: 1, packageId, language };
  const intent = await request.post('/api/create-payment-intent', { data });
  const { orderId, clientSecret } = (await intent.json()) as Record<string, string>;
  const billing = { clientSecret, email, name: 'Noor El-Amin' };
  await request.put(`/api/orders/${orderId}/billing`, { data: billing });
  return clientSecret;
}

/** Lets a client subscribe with a card that is declined a month later. */
async function fallBehind(request: APIRequestContext, server: RunningServer, buyer: Buyer) {
  const clientSecret = await order(request, 'store-care', buyer);
  const data = { clientSecret, ...card, number: withoutMoney };
  await request.post('/api/sandbox/confirm', { data });
  const receipt = await waitForMail(
    server.mailDir,
    ({ to, text = '' }) => to?.[0]?.address === buyer.email && /EN-\w{6}/.test(text),
  );
  const env = { DATA_DIR: join(server.mailDir, '..'), MAIL_DIR: server.mailDir };
  const [reference = ''] = /EN-\w{6}/.exec(receipt.text ?? '') ?? [];
  const ended = await runOwnerCommand(env, 'sandbox', 'renew', reference);
  expect(ended.code, ended.output).toBe(0);
}

for (const [width, language] of [
  [390, 'pt'],
  [1440, 'en'],
] as const)
  test(`at ${width} px in ${language} a client sees what waits for money, and pays it`, async ({
    page,
    request,
    server,
  }) => {
    test.slow();
    const t = words[language];
    const buyer = { email: `money-${language}@tessera.example`, language };
    await fallBehind(request, server, buyer);
    const clientSecret = await order(request, 'blueprint', buyer);
    await request.post('/api/sandbox/wait', { data: { clientSecret, method: 'multibanco' } });

    await page.setViewportSize({ width, height: 844 });
    await signInAsClient(page, server, language, buyer.email);
    await page.getByRole('button', { name: t.invoices, exact: true }).click();
    const invoices = page.locator('.portal-record', { hasText: /EN-\w{6}/ });
    // The first charge of the subscription, what it is behind with, and the voucher.
    await expect(invoices).toHaveCount(3);
    const waiting = invoices.filter({ hasText: t.pending });
    const mail = await waitForMail(
      server.mailDir,
      ({ to, text = '' }) => to?.[0]?.address === buyer.email && text.includes('11249'),
    );
    const line = await waiting.getByText(t.voucher).textContent();
    expect(mail.text).toContain(t.voucher.exec(line ?? '')?.[1]);
    await expect(waiting.getByRole('link', { name: t.pay })).toHaveCount(0);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed).toBeLessThanOrEqual(width);
    expect(await axeViolations(page)).toEqual([]);

    await request.post('/api/sandbox/end-wait', { data: { clientSecret, end: 'paid' } });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(waiting).toHaveCount(0);

    await invoices
      .filter({ hasText: t.overdue })
      .getByRole('link', { name: t.pay, exact: true })
      .click();
    await page.getByRole('button', { name: t.payNow }).click();
    await page.getByLabel(t.number).fill(card.number);
    await page.getByLabel(t.expiry).fill(card.expiry);
    await page.getByLabel(t.cvc).fill(card.cvc);
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.getByText(t.active, { exact: true })).toBeVisible();

    await page.goto(t.path);
    await page.getByRole('button', { name: t.invoices, exact: true }).click();
    await expect(invoices).toHaveCount(3);
    await expect(invoices.filter({ hasText: t.overdue })).toHaveCount(0);
  });
