import type { RunningServer } from '../harness/running-server.ts';

type Body = Record<string, unknown>;

/** Calls the site as visitors do; a refusal stops the pictures. */
function callerOf({ origin }: RunningServer) {
  return async (path: string, data: Body, method = 'POST'): Promise<Record<string, string>> => {
    const response = await fetch(origin + path, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify(data),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return text.startsWith('{') ? JSON.parse(text) : {};
  };
}

const messages = [
  [
    'Yuki Tanabe',
    'Tanabe Tea',
    'en',
    'Is the fiscal representative still needed once we live in Lisbon?',
  ],
  [
    'Sofia Prates',
    '',
    'pt',
    'Precisamos de registar a marca antes de abrir a loja. Por onde começamos?',
  ],
  [
    'Bartholomew Featherstonehaugh-Wilkinson',
    'The Very Long Company Name of Lisbon and Porto',
    'en',
    'We would like to open a company, a bank account and a shop by March.\n\nIs that realistic, and what do you need from us first?',
  ],
] as const;

const buyers = [
  { name: 'Omar Haddad', packageId: 'company-setup', card: '4242 4242 4242 4242' },
  { name: 'Ingrid Solheim', packageId: 'store-care', card: '4242 4242 4242 4242' },
  { name: 'Amina Diallo', packageId: 'company-setup', card: '4000 0000 0000 0259' },
  { name: 'Teresa Lima', packageId: 'company-setup', card: null },
] as const;

const addressOf = (name: string) => `${name.split(' ')[0]?.toLowerCase()}@pictures.example`;

async function book(server: RunningServer, call: ReturnType<typeof callerOf>): Promise<void> {
  const [from, to] = [1, 20].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const url = `${server.origin}/api/bookings/availability?from=${from}&to=${to}`;
  const days = (await (await fetch(url)).json()) as {
    date: string;
    slots: { time: string; available: boolean }[];
  }[];
  const free = days.flatMap(({ date, slots }) =>
    slots.filter(({ available }) => available).map(({ time }) => ({ date, time })),
  );
  for (const [place, name] of ['Noor El-Amin', 'Jonas Weidmann', 'Clara Novak'].entries())
    await call('/api/bookings', {
      name,
      email: addressOf(name),
      company: 'Tessera',
      phone: '+971 50 000 0000',
      timeZone: 'Asia/Dubai',
      ...free[place * 2],
    });
}

async function buy(
  call: ReturnType<typeof callerOf>,
  { name, packageId, card }: (typeof buyers)[number],
): Promise<void> {
  const asked = { amount: 1, packageId, language: 'en' };
  const { orderId, clientSecret } = await call('/api/create-payment-intent', asked);
  const billing = { clientSecret, email: addressOf(name), name };
  await call(`/api/orders/${orderId}/billing`, billing, 'PUT');
  if (card === null) return;
  const details = { clientSecret, number: card, expiry: '12/30', cvc: '123' };
  await call('/api/sandbox/confirm', details);
}

/** Makes what a few visitors leave: messages, consultations, orders, subscribers. */
export async function addOfficeRows(server: RunningServer): Promise<void> {
  const call = callerOf(server);
  for (const [name, businessName, locale, message] of messages)
    await call('/api/contact', { name, businessName, locale, message, email: addressOf(name) });
  await book(server, call);
  for (const buyer of buyers) await buy(call, buyer);
  for (const name of ['Hana Novak', 'Nils Berg'])
    await call('/api/newsletter/subscribe', { email: addressOf(name), name, locale: 'en' });
}
