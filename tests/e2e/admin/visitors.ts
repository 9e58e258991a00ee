import { expect, type Page } from '@playwright/test';

type Body = Record<string, string>;

async function send(page: Page, origin: string, path: string, data: Body, method = 'POST') {
  const options = { data, method, headers: { Origin: origin } };
  const response = await page.request.fetch(origin + path, options);
  expect(response.status(), await response.text()).toBeLessThan(500);
  return response.status() === 204 ? {} : ((await response.json()) as Body);
}

export const goodCard = '4242 4242 4242 4242';
export const disputedCard = '4000 0000 0000 0259';
export const declinedCard = '4000 0000 0000 0002';

export type Purchase = {
  name: string;
  email: string;
  packageId?: string;
  card?: string | null;
  nif?: string;
};

/** Buys a package as a visitor does, without the pages; no card leaves the order unpaid. */
export async function buy(page: Page, origin: string, purchase: Purchase): Promise<void> {
  const { name, email, packageId = 'company-setup', card = goodCard, nif } = purchase;
  const { orderId = '', clientSecret = '' } = await send(
    page,
    origin,
    '/api/create-payment-intent',
    {
      amount: 1 as unknown as string,
      packageId,
      language: 'en',
    },
  );
  const billing = { clientSecret, email, name, ...(nif && { nif }) };
  await send(page, origin, `/api/orders/${orderId}/billing`, billing, 'PUT');
  if (card === null) return;
  const details = { clientSecret, number: card, expiry: '12/30', cvc: '123' };
  await send(page, origin, '/api/sandbox/confirm', details);
}

export async function subscribe(
  page: Page,
  origin: string,
  email: string,
  name = '',
): Promise<void> {
  await page.request.post(`${origin}/api/newsletter/subscribe`, {
    data: { email, name, locale: 'en' },
    headers: { Origin: origin, Referer: `${origin}/blog` },
  });
}
