import { expect } from 'vitest';
import type { PersonView } from '#features/people/people.schema.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

const noor = { name: 'Noor El-Amin', email: 'noor@tessera.example' };

async function show(browser: Browser, id: string, query = ''): Promise<PersonView> {
  const response = await browser.get(`/api/admin/people/${id}${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as PersonView;
}

async function idOf(browser: Browser, email: string): Promise<string> {
  const response = await browser.get(`/api/admin/people?q=${encodeURIComponent(email)}`);
  const { people } = (await response.json()) as { people: { id: string }[] };
  return people[0]?.id ?? '';
}

/** Buys a package of 1,450 euros with a test card. */
async function buy(site: StaffSite, { name, email }: typeof noor): Promise<void> {
  const { orderId, clientSecret } = await site.send<Record<string, string>>(
    '/api/create-payment-intent',
    { amount: 1450, packageId: 'company-setup', language: 'en' },
  );
  await site.send(`/api/orders/${orderId}/billing`, { clientSecret, email, name }, 'PUT');
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await site.send('/api/sandbox/confirm', { clientSecret, ...card });
}

/** Writes, books, and asks for the newsletter, a minute apart. */
async function act(site: StaffSite, later: (by: object) => void): Promise<void> {
  await site.send('/api/contact', {
    ...noor,
    businessName: 'Tessera',
    message: 'By March, please?',
  });
  later({ minutes: 1 });
  await site.send('/api/bookings', bookingBody({ company: 'Tessera Trading' }));
  later({ minutes: 1 });
  await site.send('/api/newsletter/subscribe', noor);
}

it('has a consultation at the time of the call, and each entry’s record', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await act(site, later);
  const { entries } = await show(owner, await idOf(owner, noor.email));
  const acts = entries.filter(({ kind }) => kind !== 'mail');
  expect(acts.map(({ kind }) => kind)).toEqual(['booking', 'newsletter', 'message']);
  const [booking, , message] = acts;
  expect(booking).toMatchObject({ id: booking?.record, state: 'confirmed' });
  expect(booking?.at).toBe('2026-11-24T10:00:00.000Z');
  expect(message?.record).toBe(message?.id);
});

it('says what they are known for, and that they wait until they are answered', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await act(site, later);
  await buy(site, noor);
  const id = await idOf(owner, noor.email);
  const { company, paid, newsletter, waiting, entries } = await show(owner, id);
  expect({ company, paid, newsletter }).toEqual({
    company: 'Tessera',
    paid: [{ cents: 145_000, currency: 'EUR' }],
    newsletter: 'unconfirmed',
  });
  expect(waiting?.id).toBe(entries.find(({ kind }) => kind === 'message')?.id);
  const conversation = await owner.get(`/api/admin/conversations/${waiting?.id}`);
  const headers = { 'If-Match': conversation.headers.get('ETag') ?? '' };
  const path = `/api/admin/conversations/${waiting?.id}/done`;
  const done = await owner.send(path, { done: true }, { headers });
  expect(done.status).toBeLessThan(300);
  expect((await show(owner, id)).waiting).toBeNull();
});

it('is narrowed to one kind, and counts each', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await act(site, later);
  await buy(site, noor);
  const id = await idOf(owner, noor.email);
  const { counts, entries } = await show(owner, id, '?filter=orders');
  expect(entries.map(({ kind, cents }) => [kind, cents]).toSorted()).toEqual([
    ['charge', 145_000],
    ['order', 145_000],
  ]);
  const others = { messages: 1, bookings: 1, orders: 2, newsletter: 1, notes: 0 };
  expect(counts).toEqual({ all: 5 + counts.mails, mails: counts.mails, ...others });
  const unknown = await owner.get(`/api/admin/people/${id}?filter=dreams`);
  expect(unknown.status).toBe(422);
});

it('shows a bookkeeper the orders alone', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  await act(site, later);
  await buy(site, noor);
  const id = await idOf(owner, noor.email);
  await owner.send(`/api/admin/people/${id}/notes`, { text: 'Wants a discount' });
  await addStaff(site, { email: 'books@entrada.example', role: 'bookkeeper' });
  const bookkeeper = await signIn(site, 'books@entrada.example');
  for (const query of ['', '?filter=messages', '?filter=notes', '?filter=orders']) {
    const person = await show(bookkeeper, id, query);
    const kinds = person.entries.map(({ kind }) => kind);
    expect(kinds.filter((kind) => !['order', 'charge'].includes(kind))).toEqual([]);
    expect(person).toMatchObject({ differences: [], newsletter: null, waiting: null });
    expect(person.counts).toMatchObject({ all: 2, messages: 0, notes: 0 });
  }
});

it('lists the mails that were written to them, by subject and state, with no secret', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await act(site, later);
  const id = await idOf(owner, noor.email);
  const { entries, counts } = await show(owner, id, '?filter=mails');
  const written = (await site.mails()).filter(({ to }) => to === noor.email);
  expect(written.length).toBeGreaterThanOrEqual(3);
  expect(entries.map(({ label }) => label).toSorted()).toEqual(
    written.map(({ subject }) => subject).toSorted(),
  );
  expect(counts.mails).toBe(written.length);
  const [confirm] = entries;
  expect(confirm).toMatchObject({ kind: 'mail', state: 'waiting', record: null });
  await site.database.transaction((trx) =>
    trx
      .updateTable('outbox')
      .set({ status: 'sent', sentAt: site.clock.now.toISOString(), payload: '{}' })
      .execute(),
  );
  const sent = await show(owner, id, '?filter=mails');
  expect(sent.entries.map(({ label }) => label).toSorted()).toEqual(
    written.map(({ subject }) => subject).toSorted(),
  );
  expect(new Set(sent.entries.map(({ state }) => state))).toEqual(new Set(['sent']));
  expect(JSON.stringify(sent.entries)).not.toMatch(/https?:|\/confirm\/|[\w-]{43}/);
});

it('forgets the subjects of mails with the person', async ({ site }) => {
  const owner = await becomeOwner(site);
  await site.send('/api/contact', { ...noor, message: 'By March, please?' });
  const id = await idOf(owner, noor.email);
  await site.database.transaction((trx) =>
    trx.updateTable('outbox').set({ status: 'sent', payload: '{}' }).execute(),
  );
  expect((await owner.send(`/api/admin/people/${id}/erase`)).status).toBe(200);
  const subjects = await site.database.read((db) =>
    db.selectFrom('outbox').select('subject').where('subject', '<>', '').execute(),
  );
  expect(subjects).toEqual([]);
});
