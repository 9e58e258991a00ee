import type { Page } from '@playwright/test';
import { type FakeVies, startVies } from '../../fakes/vies.ts';
import { test as base, expect } from '../../harness/browser-fixtures.ts';
import { cards, checkoutPage, paymentDetails } from './checkout-page.ts';
import { watchLedger } from './ledger.ts';

const test = base.extend<object, { vies: FakeVies }>({
  vies: [
    async ({ browserName: _browserName }, use) => {
      const vies = await startVies();
      await use(vies);
      await vies.close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [async ({ vies }, use) => use({ VIES_URL: vies.url }), { scope: 'worker' }],
});

const words = {
  en: {
    country: 'Country',
    code: 'Postal code',
    islands: 'such as the Canary Islands',
    number: 'VAT number',
    required: 'This field is required',
    unproved: 'as long as no card or account from outside the EU',
    unknown: 'VIES, the EU’s register of VAT numbers, has no record',
    stays: 'Portuguese VAT still applies',
    atField: 'VIES has no record of this number',
    missing: 'Without a VAT number',
    unconfirmed: 'could not be reached',
  },
  pt: {
    country: 'País',
    code: 'Código postal',
    islands: 'como as Canárias',
    number: 'Número de IVA',
    required: 'Este campo é obrigatório',
    unproved: 'enquanto nenhum cartão ou conta de fora da UE',
    unknown: 'O VIES, o registo europeu de números de IVA, não reconhece',
    stays: 'O IVA português mantém-se',
    atField: 'O VIES não reconhece este número',
    missing: 'Sem número de IVA',
    unconfirmed: 'Não foi possível consultar o VIES',
  },
} as const;

type Buyer = { country: string; company?: string; number?: string };

/** Opens the checkout with a card that is typed, and says who buys. */
async function openAs(page: Page, language: 'en' | 'pt', { country, company, number }: Buyer) {
  const checkout = checkoutPage(page, language);
  const t = words[language];
  await checkout.open();
  await checkout.writeCard(cards.good);
  // What a company writes is shown with its choice, which is in sight from the start.
  if (company === undefined) {
    await checkout.invoice.click();
    await checkout.main.getByLabel(t.country, { exact: true }).selectOption(country);
  } else await checkout.writeCompany(company, country);
  if (number !== undefined) await checkout.main.getByLabel(t.number).fill(number);
  return checkout;
}

for (const [width, language] of [
  [390, 'pt'],
  [1440, 'en'],
] as const) {
  test.describe(`at ${width} px in ${language}`, () => {
    test.use({ viewport: { width, height: 900 } });
    const isPt = language === 'pt';
    const germany = 'DE';

    test('a Portuguese company buys at the full amount', async ({ page, server }) => {
      const added = watchLedger(server);
      const buyer = { country: 'PT', company: 'Tessera Lda' };
      const checkout = await openAs(page, language, buyer);
      await checkout.pay.click();
      await checkout.expectPaid();
      expect(added()).toMatchObject({
        orders: [
          {
            vat_treatment: 'mainland',
            vat_cents: 27_114,
            buyer_kind: 'company',
            billing_company: 'Tessera Lda',
            billing_nif: '501964843',
            billing_street: 'Rua Augusta 1',
            billing_city: 'Lisboa',
          },
        ],
        charges: [{ amount_cents: 145_000 }],
      });
    });

    test('a company that buys again in its tab finds what it wrote, and not who ordered', async ({
      page,
      server,
    }) => {
      const checkout = await openAs(page, language, { country: 'PT', company: 'Tessera Lda' });
      await checkout.pay.click();
      await checkout.expectPaid();
      const added = watchLedger(server);
      const again = '?packageId=blueprint&packageName=Blueprint&packagePrice=390';
      await checkout.open(again);
      await expect(checkout.main.getByLabel(checkout.words.company, { exact: true })).toBeChecked();
      await expect(checkout.main.getByLabel('NIF')).toHaveValue('501964843');
      await expect(checkout.email).toHaveValue('');
      await checkout.writeCard(cards.good);
      await checkout.pay.click();
      await checkout.expectPaid();
      expect(added()).toMatchObject({
        orders: [
          {
            buyer_kind: 'company',
            billing_company: 'Tessera Lda',
            billing_nif: '501964843',
            billing_street: 'Rua Augusta 1',
          },
        ],
      });
    });

    test('a person in Spain is asked for a postal code, which frees the Canary Islands', async ({
      page,
    }) => {
      const checkout = await openAs(page, language, { country: 'ES' });
      const code = checkout.main.getByLabel(words[language].code, { exact: true });
      await expect(code).not.toHaveAttribute('required');
      await expect(checkout.main).toContainText(words[language].islands);
      await code.fill('35001');
      await checkout.pay.click();
      await expect(checkout.pay).toHaveText(isPt ? 'Pagar 1178,86 €' : 'Pay €1,178.86');
      await checkout.main.getByLabel(words[language].country, { exact: true }).selectOption('NL');
      await expect(code).toHaveCount(0);
    });

    test('a German company with a valid number buys without the tax', async ({ page, server }) => {
      const added = watchLedger(server);
      const buyer = { country: germany, company: 'Muster GmbH', number: 'DE123456789' };
      const checkout = await openAs(page, language, buyer);
      await checkout.pay.click();
      await expect(checkout.pay).toHaveText(isPt ? 'Pagar 1178,86 €' : 'Pay €1,178.86');
      await expect(checkout.summary).toContainText('autoliquidação');
      await expect(checkout.number).toHaveValue('4242 4242 4242 4242');
      await checkout.pay.click();
      await checkout.expectPaid();
      expect(added()).toMatchObject({
        orders: [{ vat_treatment: 'reverse_charge', vat_cents: 0 }],
        charges: [{ amount_cents: 117_886 }],
      });
    });

    test('a German company without a number, or with an unknown one, pays the tax and is told why', async ({
      page,
      server,
    }) => {
      const added = watchLedger(server);
      const buyer = { country: germany, company: 'Muster GmbH', number: 'DE123456780' };
      const checkout = await openAs(page, language, buyer);
      await checkout.pay.click();
      await expect(checkout.summary).toContainText(words[language].unknown);
      await expect(checkout.failure).toContainText(words[language].stays);
      // The reason is under the total and in the box; a third one would cover the bill.
      await expect(checkout.toast).toContainText(words[language].stays);
      await expect(checkout.toast).not.toContainText('VIES');
      await expect(checkout.failure).toContainText(words[language].unknown);
      const number = checkout.main.getByLabel(words[language].number);
      await expect(number).toHaveAccessibleDescription(words[language].atField);
      await expect(number).toHaveAttribute('aria-invalid', 'true');
      await number.fill('');
      await expect(number).not.toHaveAttribute('aria-invalid');
      await checkout.pay.click();
      await expect(checkout.summary).toContainText(words[language].missing);
      await expect(checkout.pay).toHaveText(isPt ? 'Pagar 1450,00 €' : 'Pay €1,450.00');
      await checkout.pay.click();
      await checkout.expectPaid();
      expect(added().orders).toMatchObject([
        { vat_treatment: 'eu_number_missing', vat_cents: 27_114 },
      ]);
    });

    test('while the service is unreachable the order goes on with the tax, and says so', async ({
      page,
      server,
      vies,
    }) => {
      vies.condition.is = 'silent';
      try {
        const added = watchLedger(server);
        const buyer = { country: germany, company: 'Muster GmbH', number: 'DE111111119' };
        const checkout = await openAs(page, language, buyer);
        await checkout.pay.click();
        await expect(checkout.summary).toContainText(words[language].unconfirmed);
        await checkout.pay.click();
        await checkout.expectPaid();
        expect(added().orders).toMatchObject([{ vat_treatment: 'eu_number_unconfirmed' }]);
      } finally {
        vies.condition.is = 'working';
      }
    });

    test('a company that has written nothing is asked for each field, and nothing is charged', async ({
      page,
      server,
    }) => {
      const added = watchLedger(server);
      const checkout = checkoutPage(page, language);
      const { main, words: w } = checkout;
      await checkout.open();
      await checkout.writeCard(cards.good);
      await main.getByLabel(w.company, { exact: true }).check();
      await checkout.pay.click();
      for (const label of [w.companyName, 'NIF', ...w.seat])
        await expect(main.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
          words[language].required,
        );
      await expect(main.getByLabel(w.companyName, { exact: true })).toBeFocused();
      await expect(main.locator('select[name=country]')).toHaveValue('PT');
      // What is typed stays while what is missing is asked for, and through a reload.
      await main.getByLabel(w.companyName, { exact: true }).fill('Tessera Lda');
      await checkout.pay.click();
      await expect(main.getByLabel('NIF')).toBeFocused();
      await page.reload();
      await expect(main.getByLabel(w.companyName, { exact: true })).toHaveValue('Tessera Lda');
      expect(added().charges).toEqual([]);
      expect(added().orders).toMatchObject([{ buyer_kind: 'consumer', status: 'created' }]);
    });

    test('who says to be in Brazil and has a Portuguese card pays the tax, after being told', async ({
      page,
      server,
    }) => {
      const added = watchLedger(server);
      const checkout = await openAs(page, language, { country: 'BR' });
      await checkout.number.fill(cards.portuguese);
      await checkout.pay.click();
      await expect(checkout.failure).toContainText(words[language].stays);
      await expect(checkout.failure).toContainText(words[language].unproved);
      await expect(checkout.summary).toContainText(words[language].unproved);
      await expect(checkout.pay).toHaveText(isPt ? 'Pagar 1450,00 €' : 'Pay €1,450.00');
      expect(added().charges).toEqual([]);
      await checkout.pay.click();
      await checkout.expectPaid();
      expect(added()).toMatchObject({
        orders: [{ vat_treatment: 'outside_eu_unproved', method_country: 'PT' }],
        charges: [{ amount_cents: 145_000 }],
      });
    });

    test('a Brazilian buys without the tax', async ({ page, server }) => {
      const added = watchLedger(server);
      const checkout = await openAs(page, language, { country: 'BR' });
      await checkout.pay.click();
      await expect(checkout.pay).toHaveText(isPt ? 'Pagar 1178,86 €' : 'Pay €1,178.86');
      const listed = isPt ? /1450,00\s€\s*IVA incluído/ : /€1,450.00\s*VAT included/;
      await expect(checkout.summary).toContainText(listed);
      await checkout.pay.click();
      await checkout.expectPaid();
      expect(await paymentDetails(page)).toMatchObject(
        isPt
          ? { 'Valor sem IVA': '1178,86 €', IVA: 'Não cobrado', Valor: '1178,86 €' }
          : { Net: '€1,178.86', 'VAT (IVA)': 'Not charged', Amount: '€1,178.86' },
      );
      expect(added().orders).toMatchObject([{ vat_treatment: 'outside_eu_consumer' }]);
    });
  });
}
