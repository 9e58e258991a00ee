import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runOwnerCommand } from '../../faults/run-server.ts';
import { axeViolations, expect, test } from '../../harness/browser-fixtures.ts';
import { waitForMail } from '../../harness/mailbox.ts';
import type { RunningServer } from '../../harness/running-server.ts';

const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

const words = {
  en: {
    number: /^Card number/,
    expiry: /^Expiry date/,
    cvc: /^Security code/,
    use: 'Use this card',
    active: 'Active',
    change: 'Change the card',
    approve: 'Approve',
    declined: 'Your card was declined.',
    changed: 'The card was changed.',
    end: 'End the subscription',
    endNow: 'End it',
    ends: 'Your subscription is going to end',
    // No line tears the day.
    endsOn: /^It ends on \d+\u00a0\w+\u00a0\d{4}\. Until then/,
    resume: 'Continue the subscription',
  },
  pt: {
    number: /^Número do cartão/,
    expiry: /^Validade/,
    cvc: /^Código de segurança/,
    use: 'Usar este cartão',
    active: 'Ativa',
    change: 'Mudar de cartão',
    approve: 'Aprovar',
    declined: 'O cartão foi recusado.',
    changed: 'O cartão foi substituído.',
    end: 'Terminar a subscrição',
    endNow: 'Terminar',
    ends: 'A sua subscrição vai terminar',
    endsOn: /^Termina em \d+\u00a0de\u00a0[\wç]+\u00a0de\u00a0\d{4}\. Até lá/,
    resume: 'Continuar a subscrição',
  },
} as const;
type Words = (typeof words)[keyof typeof words];

async function enterCard(page: Page, number: string, t: Words): Promise<void> {
  await page.getByLabel(t.number).fill(number);
  await page.getByLabel(t.expiry).fill(card.expiry);
  await page.getByLabel(t.cvc).fill(card.cvc);
  await page.getByRole('button', { name: t.use }).click();
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
    const receipt = await waitForMail(
      server.mailDir,
      ({ to, subject }) => to?.[0]?.address === email && /EN-\w{6}/.test(subject ?? ''),
    );
    await renew(server, /EN-\w{6}/.exec(receipt.text ?? '')?.[0] ?? '');
    const due = await waitForMail(
      server.mailDir,
      ({ to, subject }) =>
        to?.[0]?.address === email && /não foi aceite|did not go through/.test(subject ?? ''),
    );
    await page.setViewportSize({ width, height: 900 });
    await page.goto(/(\/pt)?\/subscription\/[\w.-]+/.exec(due.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: isPt ? /^Pagar .*290,00/ : /^Pay .*290.00/ }).click();
    await page.getByLabel(isPt ? /^Número do cartão/ : /^Card number/).fill(card.number);
    await page.getByLabel(isPt ? /^Validade/ : /^Expiry date/).fill(card.expiry);
    await page.getByLabel(isPt ? /^Código de segurança/ : /^Security code/).fill(card.cvc);
    await page.getByRole('button', { name: isPt ? /^Pagar / : /^Pay / }).click();
    await expect(page.getByText(isPt ? 'Ativa' : 'Active', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('button', { name: isPt ? 'Terminar a subscrição' : 'End the subscription' }),
    ).toBeVisible();
  });

for (const [width, language] of [
  [390, 'pt'],
  [1440, 'en'],
] as const)
  test(`at ${width} px in ${language} a subscriber changes the card, ends with the period, and goes on after all`, async ({
    page,
    request,
    server,
  }) => {
    const t = words[language];
    const email = `subscriber-${language}@tessera.example`;
    const ask = { amount: 1, packageId: 'store-care', language };
    const intent = await request.post('/api/create-payment-intent', { data: ask });
    const { orderId, clientSecret } = await intent.json();
    await request.put(`/api/orders/${orderId}/billing`, { data: { clientSecret, email } });
    await request.post('/api/sandbox/confirm', { data: { clientSecret, ...card } });
    const receipt = await waitForMail(
      server.mailDir,
      ({ to, subject }) => to?.[0]?.address === email && /EN-\w{6}/.test(subject ?? ''),
    );

    await page.setViewportSize({ width, height: 900 });
    await page.goto(/(\/pt)?\/subscription\/[\w.-]+/.exec(receipt.text ?? '')?.[0] ?? '');
    await expect(page.getByText(t.active, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t.change }).click();
    await expect(page.getByLabel(t.number)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width, height: 900 });
    await enterCard(page, '4000 0000 0000 0002', t);
    await expect(page.getByText(t.declined)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await enterCard(page, '4000 0025 0000 3155', t);
    await page.getByRole('button', { name: t.approve }).click();
    await expect(page.getByText(t.changed, { exact: false }).first()).toBeVisible();
    await expect(page.getByLabel(t.number)).toHaveCount(0);
    await page.getByRole('button', { name: t.end }).click();
    expect(await page.locator('[aria-live] h2 + p').textContent()).toMatch(t.endsOn);
    await page.getByRole('button', { name: t.endNow, exact: true }).click();
    await expect(page.getByRole('heading', { name: t.ends })).toBeVisible();
    expect(await page.locator('[aria-live] h2 + p').textContent()).toMatch(t.endsOn);
    // Nothing is charged again, so no card is asked for.
    await expect(page.getByRole('button', { name: t.change })).toHaveCount(0);
    await page.getByRole('button', { name: t.resume }).click();
    await expect(page.getByRole('button', { name: t.end })).toBeVisible();
    await expect(page.getByRole('button', { name: t.change })).toBeVisible();
  });
