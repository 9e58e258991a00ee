import type { CheckedPayment } from '#features/payments/payments.ts';
import { goodCard } from '../../factories/staff-orders.ts';
import type { StaffSite } from '../../factories/staff-site.ts';

type Bought = {
  reference: string;
  orderId: string;
  /** The token of the link in the receipt. */
  token: string;
  /** The token that the page after the payment leads to. */
  shown: string;
  clientSecret: string;
  paymentId: string;
};

type Buyer = { email?: string; packageId?: string; language?: string };

/** The token of the newest link in the mails to an address. */
export async function newestToken(site: StaffSite, email: string): Promise<string> {
  const mails = (await site.mails()).filter(({ to }) => to === email);
  const tokens = mails.flatMap(({ text }) => [...text.matchAll(/\/with-us\/([\w-]+)/g)]);
  const [, token] = tokens.at(-1) ?? [];
  if (token === undefined) throw new Error(`No mail to ${email} has a link`);
  return token;
}

/** Buys a package as a visitor does, and reads the links of the receipt and of the page after it. */
export async function buyWithLink(
  site: StaffSite,
  { email = 'noor@cedar.example', packageId = 'blueprint', language = 'en' }: Buyer = {},
): Promise<Bought> {
  const intent = await site.send<Record<string, string>>('/api/create-payment-intent', {
    amount: 1,
    packageId,
    language,
  });
  const { orderId = '', clientSecret = '' } = intent;
  await site.send(`/api/orders/${orderId}/billing`, { clientSecret, email }, 'PUT');
  const card = { clientSecret, number: goodCard, expiry: '12/30', cvc: '123' };
  const { payment } = await site.send<{ payment: string }>('/api/sandbox/confirm', card);
  const look = await site.send<CheckedPayment>('/api/payments/look', { payment, clientSecret });
  return {
    reference: look.reference,
    orderId,
    clientSecret,
    paymentId: payment,
    token: await newestToken(site, email),
    shown: look.withUs?.split('/').at(-1) ?? '',
  };
}

/** Presses "book" for a meeting. */
export async function meet(
  site: StaffSite,
  token: string,
  slot: { date: string; time: string; order?: string },
): Promise<{ status: number; code?: string; id?: string; startsAt?: string; endsAt?: string }> {
  const response = await site.app.request(`/api/with-us/${token}/meetings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(slot),
  });
  return { status: response.status, ...((await response.json()) as object) };
}
