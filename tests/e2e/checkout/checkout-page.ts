import type { Page } from '@playwright/test';
import { expect } from '../../harness/browser-fixtures.ts';

export const orderQuery = '?packageId=company-setup&packageName=Company%20Setup&packagePrice=1450';

/** Test card numbers of the sandbox. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  withoutFunds: '4000000000009995',
  secondStep: '4000002500003155',
  processing: '4000000000000077',
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
    approve: 'Approve',
    refuse: 'Refuse',
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
