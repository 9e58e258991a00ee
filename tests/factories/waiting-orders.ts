import { ask, type OrderSite, send, waitingMails } from './order-site.ts';

export type Begun = { orderId: string; clientSecret: string; payment: string };

/** Buys a package by a method whose money arrives later, in the sandbox. */
export async function begin(
  site: OrderSite,
  method: string,
  {
    packageId = 'company-setup',
    email = 'noor@tessera.example' as string | null,
    language = 'en',
  } = {},
): Promise<Begun> {
  const { body } = await ask(site, { amount: 1, packageId, language });
  const { orderId, clientSecret } = body as Begun;
  if (email !== null) await saveEmail(site, { orderId, clientSecret }, email);
  const begun = await send(site, '/api/sandbox/wait', {
    body: { clientSecret, method, phone: '+351 912 000 210' },
  });
  return { orderId, clientSecret, payment: String(begun.body.payment) };
}

export function saveEmail(
  site: OrderSite,
  { orderId, clientSecret }: Omit<Begun, 'payment'>,
  email: string,
) {
  const body = { clientSecret, email };
  return send(site, `/api/orders/${orderId}/billing`, { method: 'PUT', body });
}

/** Ends the wait as a tester does: `paid`, `refused` or `lapsed`. */
export function end(site: OrderSite, { clientSecret }: Begun, how: string) {
  return send(site, '/api/sandbox/end-wait', { body: { clientSecret, end: how } });
}

export async function kindsOfMails(site: OrderSite): Promise<string[]> {
  return (await waitingMails(site)).map(({ kind }) => kind);
}
