import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runOwnerCommand } from '../../faults/run-server.ts';
import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import type { RunningServer } from '../../harness/running-server.ts';

const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel(/^Card number/).fill(number);
  await page.getByLabel(/^Expiry date/).fill(card.expiry);
  await page.getByLabel(/^Security code/).fill(card.cvc);
  await page.getByRole('button', { name: 'Use this card' }).click();
}

/** Lets the month of a subscription pass. */
async function renew({ mailDir }: RunningServer, reference: string): Promise<void> {
  const env = { DATA_DIR: join(mailDir, '..'), MAIL_DIR: mailDir };
  const ended = await runOwnerCommand(env, 'sandbox', 'renew', reference);
  expect(ended.code, ended.output).toBe(0);
}

const withoutMoney = '4000 0000 0000 0341';

for (const [width, language] of [
  [390, 'pt'],
  [1440, 'en'],
] as const)
  test(`at ${width} px in ${language} a renewal that failed is paid from its mail`, async ({
    page,
    request,
    server,
  }) => {
    const isPt = language === 'pt';
    const email = `renewal-${language}@tessera.example`;
    const ask = { amount: 1, packageId: 'store-care', language };
    const intent = await request.post('/api/create-payment-intent', { data: ask });
    const { orderId, clientSecret } = await intent.json();
    await request.put(`/api/orders/${orderId}/billing`, { data: { clientSecret, email } });
    const data = { clientSecret, ...card, number: withoutMoney };
    await request.post('/api/sandbox/confirm', { data });
    const receipt = await waitForMail(server.mailDir, ({ to }) => to?.[0]?.address === email);
    await renew(server, /EN-\w{6}/.exec(receipt.text ?? '')?.[0] ?? '');
    const due = await waitForMail(
      server.mailDir,
      ({ to, subject }) =>
        to?.[0]?.address === email && /não foi aceite|did not go through/.test(subject ?? ''),
    );
    await page.setViewportSize({ width, height: 900 });
    await page.goto(/(\/pt)?\/subscription\/[\w.-]+/.exec(due.text ?? '')?.[0] ?? '');
    await page
      .getByRole('button', { name: isPt ? 'Concluir o pagamento' : 'Finish the payment' })
      .click();
    await page.getByLabel(isPt ? /^Número do cartão/ : /^Card number/).fill(card.number);
    await page.getByLabel(isPt ? /^Validade/ : /^Expiry date/).fill(card.expiry);
    await page.getByLabel(isPt ? /^Código de segurança/ : /^Security code/).fill(card.cvc);
    await page.getByRole('button', { name: isPt ? /^Pagar / : /^Pay / }).click();
    await expect(page.getByText(isPt ? 'Ativa' : 'Active', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('button', { name: isPt ? 'Terminar a subscrição' : 'End the subscription' }),
    ).toBeVisible();
  });

test('a subscriber changes the card, ends with the period, and goes on after all', async ({
  page,
  request,
  server,
}) => {
  const email = 'subscriber@tessera.example';
  const ask = { amount: 1, packageId: 'store-care' };
  const intent = await request.post('/api/create-payment-intent', { data: ask });
  const { orderId, clientSecret } = await intent.json();
  await request.put(`/api/orders/${orderId}/billing`, { data: { clientSecret, email } });
  await request.post('/api/sandbox/confirm', { data: { clientSecret, ...card } });
  const receipt = await waitForMail(server.mailDir, ({ to }) => to?.[0]?.address === email);

  await page.goto(/\/subscription\/[\w.-]+/.exec(receipt.text ?? '')?.[0] ?? '');
  await expect(page.getByText('Active')).toBeVisible();
  await page.getByRole('button', { name: 'Change the card' }).click();
  await enterCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await enterCard(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The card was changed.', { exact: false }).first()).toBeVisible();
  await expect(page.getByLabel(/^Card number/)).toHaveCount(0);
  await page.getByRole('button', { name: 'End the subscription' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('heading', { name: /Your subscription ends on/ })).toBeVisible();
  await page.getByRole('button', { name: 'Continue the subscription' }).click();
  await expect(page.getByRole('button', { name: 'End the subscription' })).toBeVisible();
});
