import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';
import { addUnknownEvent } from '../checkout/ledger.ts';
import { buy, disputedCard, subscribe } from './visitors.ts';

// WebAuthn refuses an address: without ORIGIN the server's is `localhost`.
test.use({ serverEnv: { HOST: 'localhost', ORIGIN: '' } });

const words = {
  en: {
    refund: 'Refund',
    readAs: 'Read as €250.50',
    data: 'Data as Excel workbook',
    part: 'Another amount',
    amount: 'Amount in euros',
    reason: /^Reason/,
    press: 'Refund €250.50',
    state: 'Part refund',
    end: 'End subscription',
    endPress: 'End €290.00 a month',
    ended: 'subscription ended',
    agree: 'Three records agree',
    export: 'Export CSV',
    exportChosen: 'Export chosen',
    back: 'Orders',
    remove: 'Take off the list',
    removeNow: 'Take off the list',
    undo: 'Undo',
    left: 'Left',
    waiting: 'Waiting',
    choose: (email: string) => `Choose ${email}`,
  },
  pt: {
    refund: 'Reembolsar',
    readAs: /^Lido como 250,50\s€$/,
    data: 'Dados em livro de Excel',
    part: 'Outro valor',
    amount: 'Valor em euros',
    reason: /^Motivo/,
    press: 'Reembolsar 250,50 €',
    state: 'Reembolso parcial',
    end: 'Terminar subscrição',
    endPress: 'Terminar 290,00 € por mês',
    ended: 'subscrição terminada',
    agree: 'Três registos coincidem',
    export: 'Exportar CSV',
    exportChosen: 'Exportar escolhidas',
    back: 'Encomendas',
    remove: 'Retirar da lista',
    removeNow: 'Retirar da lista',
    undo: 'Anular',
    left: 'Saiu',
    waiting: 'À espera',
    choose: (email: string) => `Escolher ${email}`,
  },
} as const;
type Words = (typeof words)[keyof typeof words];

async function refundPart(page: Page, t: Words): Promise<void> {
  const record = page.getByRole('region', { name: /EN-/ });
  await expect(record.getByText(t.agree)).toBeVisible();
  await record.getByRole('button', { name: t.refund }).click();
  const dialog = page.getByRole('dialog', { name: /Omar Haddad/ });
  await dialog.getByLabel(t.part).check();
  await dialog.getByLabel(t.amount).fill('2505,');
  await dialog.getByRole('button', { name: t.refund }).click();
  await expect(dialog.getByLabel(t.amount)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(t.amount).fill('250,50');
  await expect(dialog.getByText(t.readAs)).toBeVisible();
  await dialog.getByLabel(t.reason).fill('Changed his mind');
}

for (const [width, language] of [
  [390, 'pt'],
  [1440, 'en'],
] as const)
  test(`at ${width} px in ${language} an order is found, refunded in part and exported, and a subscription ends`, async ({
    page,
    server,
  }) => {
    const t: Words = words[language];
    const { origin } = server;
    const of = (name: string) => `${name.toLowerCase()}-${width}@buyer.example`;
    await buy(page, origin, { name: 'Omar Haddad', email: of('omar') });
    await buy(page, origin, { name: 'Hana Novak', email: of('hana'), packageId: 'store-care' });
    await page.addInitScript((chosen) => localStorage.setItem('admin-language', chosen), language);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/orders');
    await page.getByRole('searchbox').fill(of('omar'));
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/q=omar/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t.export }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('orders-all.csv');
    const [head = '', first = ''] = (await readFile(await saved.path(), 'utf8')).split('\r\n');
    const separator = language === 'pt' ? ';' : ',';
    expect(head).toContain(`reference${separator}state${separator}`);
    const amount = language === 'pt' ? '1450,00' : '1450.00';
    expect(first).toContain(`${separator}${amount}${separator}`);
    const workbook = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel' }).click();
    expect((await workbook).suggestedFilename()).toBe('orders-all.xlsx');
    await page.getByRole('row').last().getByRole('checkbox').check();
    const chosen = page.waitForEvent('download');
    await page.getByRole('button', { name: t.exportChosen }).click();
    expect((await chosen).suggestedFilename()).toBe('orders-chosen.csv');

    await page.getByRole('link', { name: 'Omar Haddad' }).click();
    await refundPart(page, t);
    if (width === 1440) expect(await axeViolationsInEveryLook(page), 'refund').toEqual([]);
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: t.press }).click();
    const record = page.getByRole('region', { name: /EN-/ });
    await expect(record.getByText(t.state).first()).toBeVisible();
    await expect(record.getByText('Changed his mind')).toBeVisible();
    const data = page.waitForEvent('download');
    await record.getByRole('button', { name: t.data }).click();
    expect((await data).suggestedFilename()).toMatch(/^EN-.+\.xlsx$/);
    if (width === 1440) expect(await axeViolationsInEveryLook(page), 'record').toEqual([]);
    await page.setViewportSize({ width, height: 900 });

    await page.goBack();
    await expect(page.getByRole('link', { name: 'Omar Haddad' })).toBeFocused();
    await page.getByRole('searchbox').fill(of('hana'));
    await page.getByRole('link', { name: 'Hana Novak' }).click();
    await record.getByRole('button', { name: t.end }).click();
    await page.getByRole('button', { name: t.endPress }).click();
    await expect(record.getByText(t.ended).first()).toBeVisible();
    await expect(record.getByRole('button', { name: t.end })).toHaveCount(0);
  });

for (const [width, language, title, taken] of [
  [390, 'pt', /^O cliente contesta 1\D?450,00/, /O banco retirou .+ Envie provas até/],
  [1440, 'en', /^The buyer disputes €1,450\.00/, /taken back by the bank\. Send evidence by/],
] as const)
  test(`at ${width} px in ${language} a dispute is beside its order, with what the bank has taken and until when to answer`, async ({
    page,
    server,
  }) => {
    const name = `Rui ${width}`;
    const email = `rui-${width}@buyer.example`;
    await buy(page, server.origin, { name, email, card: disputedCard });
    await page.addInitScript((chosen) => localStorage.setItem('admin-language', chosen), language);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/orders');
    await page.getByRole('searchbox').fill(email);
    await page.getByRole('link', { name }).click();
    const record = page.getByRole('region', { name: /EN-/ });
    await expect(record.getByText(title)).toBeVisible();
    await expect(record.getByText(taken)).toBeVisible();
  });

for (const [width, language] of [
  [390, 'en'],
  [1440, 'pt'],
] as const)
  test(`at ${width} px in ${language} a subscriber is found, taken off the list and put back`, async ({
    page,
    server,
  }) => {
    const t: Words = words[language];
    const email = `ana-${width}@reis.example`;
    await subscribe(page, server.origin, email, 'Ana Reis');
    await subscribe(page, server.origin, `ben-${width}@b.example`);
    await page.addInitScript((chosen) => localStorage.setItem('admin-language', chosen), language);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/subscribers');
    await page.getByRole('checkbox', { name: t.choose(email) }).check();
    if (width === 390) expect(await axeViolationsInEveryLook(page), 'list').toEqual([]);
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('searchbox').fill('reis.example');
    await page.getByRole('link', { name: email }).click();
    const record = page.getByRole('region', { name: email });
    await expect(record.getByText('/blog').first()).toBeVisible();
    if (width === 390) expect(await axeViolationsInEveryLook(page), 'record').toEqual([]);
    await page.setViewportSize({ width, height: 900 });
    await record.getByRole('button', { name: t.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.removeNow }).click();
    await expect(record.getByText(t.left, { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: t.undo }).click();
    await expect(record.getByText(t.waiting, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t.undo })).toHaveCount(0);
  });

test('an event about an unknown payment is named on Orders until it was dealt with', async ({
  page,
  server,
}) => {
  const payment = 'pi_by_hand';
  addUnknownEvent(server, payment);
  await page.addInitScript(() => localStorage.setItem('admin-language', 'en'));
  await page.goto('/admin/orders');
  const compare = page.getByRole('button', { name: /^Compare/ }).first();
  await compare.click();
  const button = page.getByRole('button', { name: `Dealt with: ${payment}` });
  await button.click();
  await expect(button).toHaveCount(0);
  await page.reload();
  // Other tests' orders may differ from the provider's records.
  const compared = page.waitForResponse((one) => one.url().includes('/api/admin/reconcile'));
  await compare.click();
  expect(await (await compared).text()).not.toContain(payment);
  await expect(button).toHaveCount(0);
});
