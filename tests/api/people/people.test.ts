import { expect } from 'vitest';
import { removeStaleSubscribers } from '#features/newsletter/confirm/remove-stale-subscribers.server.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import type { WholeSite } from '../../factories/whole-site.ts';
import { test as it } from '../../factories/whole-site-test.ts';

function peopleOf({ database }: WholeSite, emailKey: string) {
  return database.read((db) =>
    db.selectFrom('people').selectAll().where('emailKey', '=', emailKey).execute(),
  );
}

/** Returns the person of each row that has one, from the four tables that forms fill. */
async function ownersOf({ database }: WholeSite): Promise<(string | null)[]> {
  return database.read(async (db) => {
    const bookings = await db.selectFrom('bookings').select('personId').execute();
    const messages = await db.selectFrom('contactMessages').select('personId').execute();
    const subscribers = await db.selectFrom('newsletterSubscribers').select('personId').execute();
    const orders = await db.selectFrom('orders').select('personId').execute();
    return [...bookings, ...messages, ...subscribers, ...orders].map(({ personId }) => personId);
  });
}

async function buy(site: WholeSite, billing: Record<string, string>): Promise<void> {
  const ask = { amount: 1450, packageId: 'company-setup', language: 'en' };
  const { orderId, clientSecret } = await site.send<Record<string, string>>(
    '/api/create-payment-intent',
    ask,
  );
  await site.send(`/api/orders/${orderId}/billing`, { clientSecret, ...billing }, 'PUT');
}

it('is one for a booking, a message, a subscription and an order, whatever the case of the address', async ({
  site,
  later,
}) => {
  await site.send('/api/newsletter/subscribe', { email: 'One@Tessera.example', locale: 'pt' });
  later({ minutes: 1 });
  await site.send('/api/bookings', bookingBody({ email: 'one@tessera.example', locale: 'pt' }));
  later({ minutes: 1 });
  const message = { name: 'Noor A.', email: 'ONE@tessera.example', message: 'A question of ours.' };
  await site.send('/api/contact', message);
  await buy(site, { email: 'one@tessera.example' });

  const [person, ...others] = await peopleOf(site, 'one@tessera.example');
  expect(others).toEqual([]);
  expect(person).toMatchObject({
    email: 'One@Tessera.example',
    // The first form that says something counts: the newsletter its language, the booking the rest.
    name: 'Noor El-Amin',
    phone: '+971 50 000 0000',
    language: 'pt',
    createdAt: '2026-11-23T08:30:00.000Z',
  });
  expect(await ownersOf(site)).toEqual(Array(4).fill(person?.id));
});

it('is not renamed by a form that was refused', async ({ site }) => {
  const email = 'kept@tessera.example';
  await site.send('/api/newsletter/subscribe', { email, name: 'Noor' });
  const mail = (await site.mails()).find(({ to }) => to === email);
  const [, token] = /\/newsletter\/confirm\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  await site.send('/api/newsletter/confirm', { token });
  await site.send('/api/newsletter/subscribe', { email, name: 'Somebody' });
  expect((await peopleOf(site, email))[0]?.name).toBe('Noor');
});

it('keeps the address as it was first written, even for a letter that looks the same in lower case', async ({
  site,
}) => {
  const kelvin = '\u212A';
  await site.send('/api/newsletter/subscribe', { email: 'kim@tessera.example' });
  await site.send('/api/newsletter/subscribe', { email: `${kelvin}im@tessera.example` });
  const [person] = await peopleOf(site, 'kim@tessera.example');
  expect(person?.email).toBe('kim@tessera.example');
});

it('is one when twenty forms of a new address come at once', async ({ site }) => {
  const email = 'rush@tessera.example';
  const message = 'Can you help us by March?';
  const all = Array.from({ length: 20 }, (_, index) => {
    const name = `Noor ${index}`;
    const [path, body] = [
      ['/api/contact', { name, email, message }],
      ['/api/newsletter/subscribe', { name, email }],
      ['/api/bookings', bookingBody({ name, email, date: '2026-12-03' })],
    ][index % 3] as [string, object];
    return site.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  });
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(await peopleOf(site, email)).toHaveLength(1);
});

it('is forgotten with the only subscription, which nobody confirmed', async ({ site, later }) => {
  await site.send('/api/newsletter/subscribe', { email: 'typo@tessera.example' });
  await site.send('/api/newsletter/subscribe', { email: 'known@tessera.example' });
  const message = { name: 'Noor', email: 'known@tessera.example', message: 'A question of ours.' };
  await site.send('/api/contact', message);
  later({ days: 31 });
  expect(await removeStaleSubscribers(site.context)).toBeGreaterThanOrEqual(2);
  expect(await peopleOf(site, 'typo@tessera.example')).toEqual([]);
  expect(await peopleOf(site, 'known@tessera.example')).toHaveLength(1);
});
