import { expect } from 'vitest';
import { bookingBody } from '../../factories/booking-site.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

/** The first is sought; the second is never found with her. */
const sought = {
  name: 'Søren Łukasz D’Ávila-Straße',
  email: 'soren@x.example',
  company: 'Œuvre & Ærø, Lda.',
  phone: '+351 913 111 001',
};
const other = {
  name: 'Ana Costa',
  email: 'ana@x.example',
  company: 'Padaria',
  phone: '+44 (0)20 7946 0958',
};

async function act(site: StaffSite, person: typeof sought, bookingDay: object): Promise<void> {
  const { name, email, company, phone } = person;
  await site.send('/api/contact', {
    name,
    email,
    businessName: company,
    phone,
    message: 'What does it cost?',
  });
  await site.send('/api/newsletter/subscribe', { name, email });
  await site.send('/api/bookings', { ...bookingBody(person), ...bookingDay });
  const ask = { amount: 1450, packageId: 'company-setup', language: 'en' };
  const { orderId, clientSecret } = await site.send<Record<string, string>>(
    '/api/create-payment-intent',
    ask,
  );
  const billing = { clientSecret, email, name, company };
  await site.send(`/api/orders/${orderId}/billing`, billing, 'PUT');
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await site.send('/api/sandbox/confirm', { clientSecret, ...card });
}

async function open(site: StaffSite): Promise<Browser> {
  const owner = await becomeOwner(site);
  await act(site, sought, {});
  await act(site, other, { date: '2026-11-25' });
  return owner;
}

const withPhones = {
  people: (q: string) => `/api/admin/people?q=${q}`,
  bookings: (q: string) => `/api/admin/bookings?state=all&q=${q}`,
  conversations: (q: string) => `/api/admin/conversations?filter=waiting&q=${q}`,
};
const all = {
  ...withPhones,
  orders: (q: string) => `/api/admin/orders?filter=all&q=${q}`,
  subscribers: (q: string) => `/api/admin/subscribers?filter=all&q=${q}`,
};

/** Returns the addresses that are found, in each of the lists. */
async function find(browser: Browser, lists: Record<string, (q: string) => string>, q: string) {
  const found: Record<string, string[]> = {};
  for (const [name, pathOf] of Object.entries(lists)) {
    const response = await browser.get(pathOf(encodeURIComponent(q)));
    expect(response.status, name).toBe(200);
    const rows = ((await response.json()) as Record<string, Record<string, string>[]>)[name];
    found[name] = (rows ?? []).map((row) => row.email ?? row.billingEmail ?? '');
  }
  return found;
}

function inEach(lists: object, emails: string[]): Record<string, string[]> {
  return Object.fromEntries(Object.keys(lists).map((name) => [name, emails]));
}

it('every list folds names, and finds their words in any order', async ({ site }) => {
  const owner = await open(site);
  for (const q of [
    'soren lukasz',
    'SØREN ŁUKASZ',
    'strasse soren',
    "d'avila",
    'D’AVILA soren',
    'd´avila–strasse',
    '  soren\u00a0\u00a0lukasz ',
    'ｓｏｒｅｎ',
  ])
    expect(await find(owner, all, q), q).toEqual(inEach(all, [sought.email]));
  expect(await find(owner, all, 'soren costa')).toEqual(inEach(all, []));
  const { subscribers: _, ...companies } = all;
  expect(await find(owner, companies, 'aero oeuvre')).toEqual(inEach(companies, [sought.email]));
});

it('every list finds a telephone number by its digits', async ({ site }) => {
  const owner = await open(site);
  const forms = ['913111001', '+351 913 111 001', '351913111001', '00351 913 111 001'];
  for (const q of [...forms, '913 11 10 01', '1001', '111001', 'soren 913111001', '+351913'])
    expect(await find(owner, withPhones, q), q).toEqual(inEach(withPhones, [sought.email]));
  const foreign = ['+44 20 7946 0958', '+44 (0)20 7946 0958', '00442079460958', '020 7946 0958'];
  for (const q of [...foreign, '02079460958', '0958', 'ana +442079460958'])
    expect(await find(owner, withPhones, q), q).toEqual(inEach(withPhones, [other.email]));
  for (const q of ['+44 913 111 001', 'ana 913111001', '913111002'])
    expect(await find(owner, withPhones, q), q).toEqual(inEach(withPhones, []));
});

it('the search of the office does both as well', async ({ site }) => {
  const owner = await open(site);
  const titles = async (q: string) => {
    const response = await owner.get(`/api/admin/search?q=${encodeURIComponent(q)}`);
    const { entries } = (await response.json()) as { entries: { kind: string; title: string }[] };
    return entries.map(({ kind, title }) => `${kind} ${title}`).sort();
  };
  const found = ['booking', 'conversation', 'person'].map((kind) => `${kind} ${sought.name}`);
  for (const q of [
    '913111001',
    '+351913111001',
    '00351 913 111 001',
    '1001',
    '913 11 10 01',
    'soren 1001',
  ])
    expect(await titles(q), q).toEqual(found);
  for (const q of ['020 7946 0958', '+44 (0)20 7946 0958'])
    expect(await titles(q), q).toEqual(
      found.map((title) => title.replace(sought.name, other.name)),
    );
  expect(await titles('+44 913 111 001')).toEqual([]);
  expect(await titles('strasse lukasz')).toHaveLength(5);
});

it('one number of two people is found twice, and they stay two', async ({ site }) => {
  const owner = await becomeOwner(site);
  for (const [name, email, phone] of [
    ['Ana', 'one@x.example', '913 111 001'],
    ['Rui', 'two@x.example', '+351913111001'],
  ])
    await site.send('/api/contact', { name, email, phone, message: 'What does it cost?' });
  const { people } = await find(owner, withPhones, '00351913111001');
  expect(people?.toSorted()).toEqual(['one@x.example', 'two@x.example']);
});

it('a buyer is found by the name that is said after the payment', async ({ site }) => {
  const owner = await open(site);
  await find(owner, all, 'soren');
  await site.database.transaction((trx) =>
    trx
      .updateTable('orders')
      .set({ billingName: null, billingCompany: null })
      .where('billingEmail', '=', other.email)
      .execute(),
  );
  await site.database.transaction((trx) =>
    trx.updateTable('people').set({ name: 'Zoë Łoś' }).where('email', '=', other.email).execute(),
  );
  const { orders } = await find(owner, all, 'los zoe');
  expect(orders).toEqual([other.email]);
});
