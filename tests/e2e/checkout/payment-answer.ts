import type { Page } from '@playwright/test';

/** The query of a payment that the server does not know. */
export const named = '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2';

export const answer = {
  status: 'paid',
  message: null,
  orderId: 'o1',
  reference: 'E-1',
  name: 'Company Setup',
  net: 1178.86,
  vat: 271.14,
  vatRate: 23,
  vatTreatment: 'mainland',
  isConsumer: true,
  namePt: 'Abertura de Empresa',
  amount: 1450,
  currency: 'EUR',
  interval: 'one-time',
  date: '2026-11-21T10:00:00.000Z',
  email: 'noor@tessera.example',
  buyer: null,
  packageId: 'company-setup',
  isRenewal: false,
  contactBy: '2026-11-22T10:00:00.000Z',
  isTest: true,
  late: null,
  waiting: null,
};

/** The server does not know the payment of `named`; the browser's own call is mocked. */
export const unknownPayment = /payment-success.* 404|404.*payment-success/;

export async function mockPaymentCheck(page: Page, fields: object): Promise<void> {
  await page.route('**/api/payments/look', (route) =>
    route.fulfill({ json: { ...answer, ...fields } }),
  );
}
