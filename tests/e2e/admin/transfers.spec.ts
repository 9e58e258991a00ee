import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

const cases = {
  en: {
    size: { width: 1440, height: 900 },
    prefix: '',
    isOn: 'Clients may pay by bank transfer',
    holder: 'Account holder',
    save: 'Save',
    wrong: 'The check digits do not fit: a digit is mistyped or two are swapped',
    saved: 'Saved.',
    title: 'Bank transfer',
    copy: 'Copy the IBAN',
    code: 'Code for the app of your bank',
    amount: '€500.00',
    received: 'Received',
    note: 'Note it as received',
    paid: 'Paid',
    filter: 'Paid',
  },
  pt: {
    size: { width: 390, height: 844 },
    prefix: '/pt',
    isOn: 'Os clientes podem pagar por transferência bancária',
    holder: 'Titular da conta',
    save: 'Guardar',
    wrong: 'Os algarismos de controlo não batem certo: há um engano ou uma troca',
    saved: 'Guardado.',
    title: 'Transferência bancária',
    copy: 'Copiar o IBAN',
    code: 'Código para a aplicação do seu banco',
    amount: '500,00 €',
    received: 'Recebido',
    note: 'Registar como recebido',
    paid: 'Pago',
    filter: 'Pagos',
  },
} as const;

const iban = 'PT50 0002 0123 1234 5678 9015 4';

for (const [language, say] of Object.entries(cases))
  test(`a bank transfer is turned on, shown and noted, at ${say.size.width}, in ${language}`, async ({
    page,
    browser,
    allowConsole,
    server,
  }) => {
    // A wrong IBAN is refused.
    allowConsole(/bank-account.* 422|bank-account/);
    await page.setViewportSize(say.size);
    await page.addInitScript((shown) => localStorage.setItem('admin-language', shown), language);
    await page.goto('/admin/settings/company');
    const panel = page.locator('#bank-transfer');
    await panel.getByLabel(say.isOn).check();
    await panel.getByLabel('IBAN').fill(iban.replace('9015 4', '9015 5'));
    await panel.getByLabel(say.holder).fill('Entrada, Lda');
    await panel.getByRole('button', { name: say.save }).click();
    await expect(panel.getByText(say.wrong)).toBeVisible();
    await panel.getByLabel('IBAN').fill(iban);
    await panel.getByRole('button', { name: say.save }).click();
    await expect(page.getByText(say.saved, { exact: true })).toBeVisible();

    const data = {
      email: `noor-${Date.now()}@tessera.example`,
      name: 'Noor El-Amin',
      title: 'Second half',
      titlePt: 'Segunda metade',
      amount: 500,
      dueDay: '2027-12-24',
    };
    const headers = { Origin: server.origin };
    const asked = await page.request.post('/api/admin/payment-requests', { data, headers });
    const { id, url, reference } = (await asked.json()) as Record<string, string>;

    const client = await browser.newContext({ baseURL: server.origin, viewport: say.size });
    const checkout = await client.newPage();
    await checkout.goto(`${say.prefix}${url}`);
    const transfer = checkout.getByRole('region', { name: say.title });
    await expect(transfer.getByText(iban)).toBeVisible();
    await expect(transfer.getByRole('button', { name: say.copy })).toBeVisible();
    await expect(transfer.getByText(say.amount)).toBeVisible();
    expect(await axeViolationsInEveryLook(checkout)).toEqual([]);
    await client.close();
    const plain = await browser.newContext({
      baseURL: server.origin,
      viewport: say.size,
      javaScriptEnabled: false,
    });
    const without = await plain.newPage();
    await without.goto(`${say.prefix}${url}`);
    const shown = without.getByRole('region', { name: say.title });
    await expect(shown.getByText(iban)).toBeVisible();
    await expect(shown.getByText(reference ?? '')).toBeVisible();
    await expect(shown.getByRole('img', { name: say.code })).toBeVisible();
    await plain.close();

    await page.goto(`/admin/orders/asked?request=${id}`);
    await page.getByRole('button', { name: say.received }).click();
    await page.getByRole('button', { name: say.note }).click();
    await expect(page.getByText(say.paid, { exact: true })).toBeVisible();
    await page.goto('/admin/orders/asked?state=paid');
    await expect(page.getByText('Noor El-Amin').first()).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
  });
