import type { Page } from '@playwright/test';
import { berlin, lisbon } from '../../factories/buyers.ts';
import { expect } from '../../harness/browser-fixtures.ts';

export const orderQuery = '?packageId=company-setup&packageName=Company%20Setup&packagePrice=1450';

/** Test card numbers of the sandbox. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  withoutFunds: '4000000000009995',
  secondStep: '4000002500003155',
  processing: '4000000000000077',
  portuguese: '4000006200000007',
};

const words = {
  en: {
    prefix: '',
    email: 'Email',
    number: 'Card number',
    expiry: 'Expiry date, month and year',
    cvc: 'Security code',
    pay: /^Pay /,
    processing: 'Processing',
    invoice: 'Invoice details (optional)',
    company: 'A company',
    companyName: 'Company',
    seat: ['Street and number', 'Postal code', 'Town or city'],
    approve: 'Approve',
    refuse: 'Decline',
    paid: /^Thank you(, [^ ]+)?\. Come in\.$/,
    errorTitle: 'Payment Error',
    errorText: 'An error occurred during payment processing. Please try again.',
    failedTitle: 'Payment failed',
  },
  pt: {
    prefix: '/pt',
    email: 'E-mail',
    number: 'Número do cartão',
    expiry: 'Validade, mês e ano',
    cvc: 'Código de segurança',
    pay: /^Pagar /,
    processing: 'A processar',
    invoice: 'Dados para a fatura (opcional)',
    company: 'Para uma empresa',
    companyName: 'Empresa',
    seat: ['Rua e número', 'Código postal', 'Localidade'],
    approve: 'Aprovar',
    refuse: 'Recusar',
    paid: /^Obrigado(, [^ ]+)?\. Faça favor de entrar\.$/,
    errorTitle: 'Erro de pagamento',
    errorText: 'Ocorreu um erro ao processar o pagamento. Tente novamente.',
    failedTitle: 'O pagamento falhou',
  },
};

/** The checkout as a visitor sees it. */
export function checkoutPage(page: Page, language: keyof typeof words = 'en') {
  const w = words[language];
  const main = page.getByRole('main');
  const email = main.getByLabel(w.email, { exact: true });
  const number = main.getByLabel(w.number);
  const expiry = main.getByLabel(w.expiry);
  const cvc = main.getByLabel(w.cvc);
  return {
    words: w,
    main,
    email,
    number,
    expiry,
    cvc,
    pay: main.locator('.pay__form button[type="submit"]'),
    invoice: main.getByText(w.invoice),
    failure: main.locator('.failure'),
    correction: main.locator('.price-notice'),
    toast: page.locator('.toast[data-state="open"]'),
    dialog: page.getByRole('dialog'),
    summary: main.getByRole('complementary'),
    async open(query: string = orderQuery) {
      await page.goto(`${w.prefix}/checkout${query}`);
      await expect(number).toBeVisible();
    },
    async writeCard(card: string, { date = '12/34', code = '123' } = {}) {
      await number.fill(card);
      if ((await email.count()) > 0 && (await email.inputValue()) === '')
        await email.fill('buyer@tessera.example');
      await expiry.fill(date);
      await cvc.fill(code);
    },
    /** Chooses a company and writes its name, country and seat; its number is the caller's. */
    async writeCompany(name: string, country: string) {
      await main.getByLabel(w.company, { exact: true }).check();
      await main.getByLabel(w.companyName, { exact: true }).fill(name);
      await main.locator('select[name=country]').selectOption(country);
      const seat = country === 'PT' ? lisbon : berlin;
      const values = [seat.street, seat.postalCode, seat.city];
      for (const [place, label] of w.seat.entries())
        await main.getByLabel(label, { exact: true }).fill(values[place] ?? '');
      if (country === 'PT') await main.getByLabel('NIF').fill(lisbon.nif);
    },
    /** Waits for the payment page. */
    async arrive() {
      await page.waitForURL((url) => url.pathname === `${w.prefix}/payment-success`);
    },
    /** Waits until the page confirms the payment. */
    async expectPaid() {
      await this.arrive();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(w.paid);
    },
  };
}

/** Returns the details of a payment by term. */
export async function paymentDetails(page: Page): Promise<Record<string, string>> {
  const list = page.getByRole('main').locator('dl');
  const [terms, values] = await Promise.all([
    list.getByRole('term').allInnerTexts(),
    list.getByRole('definition').allInnerTexts(),
  ]);
  return Object.fromEntries(
    terms.map((term, place) => [term, values[place]?.trim().replaceAll('\u00a0', ' ') ?? '']),
  );
}

/** Stores a text as the session's current order before any page of the site runs. */
export async function storeOrder(page: Page, text: string): Promise<void> {
  await page.addInitScript((order) => {
    if (sessionStorage.getItem('visited') === null) sessionStorage.setItem('currentOrder', order);
    sessionStorage.setItem('visited', 'yes');
  }, text);
}

/** Returns the session's keys of a purchase. */
export async function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith('currentOrder')),
  );
}

/** Marks the document, so that `isMarked` can detect a full page load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'first';
  });
}

export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.mark === 'first');
}
