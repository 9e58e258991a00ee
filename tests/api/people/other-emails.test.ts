import { expect } from 'vitest';
import { erasePerson } from '#features/people/erase-person.server.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import { readAs } from '../../factories/staff-orders.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

const home = 'noor@home.example';
const work = 'noor@work.example';

const write = (site: StaffSite, email: string) =>
  site.send('/api/contact', { name: 'Noor', email, message: 'A question for you.' });

async function idOf(owner: Browser, email: string): Promise<string> {
  const query = `/api/admin/people?q=${encodeURIComponent(email)}`;
  const { people } = await readAs<{ people: { id: string }[] }>(owner, query);
  return people[0]?.id ?? '';
}

const change = (owner: Browser, id: string, body: object) =>
  owner.send(`/api/admin/people/${id}`, body, { method: 'PATCH' });

type Shown = { otherEmails: string[]; phone: string; counts: { bookings: number } };

it('gives a person further addresses, whose forms are theirs', async ({ site }) => {
  const owner = await becomeOwner(site);
  await write(site, home);
  const id = await idOf(owner, home);
  const changed = await change(owner, id, { otherEmails: [work, 'Noor@Old.example'] });
  expect(changed.status).toBe(200);
  expect(((await changed.json()) as Shown).otherEmails.toSorted()).toEqual([
    'Noor@Old.example',
    work,
  ]);
  await site.send('/api/bookings', bookingBody({ email: 'NOOR@work.example' }));
  const shown = await readAs<Shown & { differences: unknown[] }>(owner, `/api/admin/people/${id}`);
  expect(shown.counts.bookings).toBe(1);
  expect(await idOf(owner, work)).toBe('');
});

it('takes one back, and leaves what came by it with the person', async ({ site }) => {
  const owner = await becomeOwner(site);
  await write(site, home);
  const id = await idOf(owner, home);
  await change(owner, id, { otherEmails: [work] });
  await write(site, work);
  expect((await change(owner, id, { otherEmails: [] })).status).toBe(200);
  const person = await readAs<Shown & { counts: { messages: number } }>(
    owner,
    `/api/admin/people/${id}`,
  );
  expect(person.otherEmails).toEqual([]);
  expect(person.counts.messages).toBe(2);
  await write(site, work);
  expect(await idOf(owner, work)).not.toBe('');
});

it('refuses an address of somebody else and what is no address, and changes nothing', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  await write(site, home);
  await write(site, work);
  const id = await idOf(owner, home);
  const asked = { name: 'Other', otherEmails: [work], locale: 'pt' };
  const refused = await change(owner, id, asked);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: [{ field: 'otherEmails', code: 'belongs_to_another' }],
  });
  const wrong = await change(owner, id, { otherEmails: ['noor'] });
  expect(await wrong.json()).toMatchObject({
    errors: [{ field: 'otherEmails', code: 'invalid_email' }],
  });
  expect(await readAs(owner, `/api/admin/people/${id}`)).toMatchObject({
    name: 'Noor',
    otherEmails: [],
  });
});

it('is erased with the person', async ({ site }) => {
  const owner = await becomeOwner(site);
  await write(site, home);
  const id = await idOf(owner, home);
  await change(owner, id, { otherEmails: [work] });
  expect((await erasePerson(site.context, id)).ok).toBe(true);
  const rows = await site.database.read((db) => db.selectFrom('people').select('email').execute());
  expect(rows.map(({ email }) => email)).not.toContain(work);
});

it('keeps what staff set, whatever the page after a payment or a client’s own page says', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  await write(site, home);
  const id = await idOf(owner, home);
  await change(owner, id, { name: 'Noor El-Amin', phone: '' });
  await change(owner, id, { phone: '+351 912 345 678' });
  const intent = await site.send<Record<string, string>>('/api/create-payment-intent', {
    amount: 1,
    packageId: 'blueprint',
    language: 'en',
  });
  const { orderId, clientSecret } = intent;
  await site.send(`/api/orders/${orderId}/billing`, { clientSecret, email: home }, 'PUT');
  const contact = { clientSecret, name: 'Eve', phone: '999' };
  const saved = await site.app.request(`/api/orders/${orderId}/contact`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contact),
  });
  expect(saved.status).toBe(204);
  expect(await readAs(owner, `/api/admin/people/${id}`)).toMatchObject({
    name: 'Noor El-Amin',
    phone: '+351 912 345 678',
  });
});

it('tells staff on the order whom to call, without a name on the invoice', async ({ site }) => {
  const owner = await becomeOwner(site);
  const intent = await site.send<Record<string, string>>('/api/create-payment-intent', {
    amount: 1,
    packageId: 'blueprint',
    language: 'en',
  });
  const { orderId, clientSecret } = intent;
  await site.send(`/api/orders/${orderId}/billing`, { clientSecret, email: home }, 'PUT');
  const path = `/api/orders/${orderId}/contact`;
  const ask = (body: object) =>
    site.app.request(path, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await ask({ clientSecret: 'other', name: 'Eve' })).status).toBe(404);
  const wrong = await ask({ clientSecret, phone: 'call me' });
  expect(await wrong.json()).toMatchObject({ errors: [{ field: 'phone', code: 'invalid_phone' }] });
  expect((await ask({ clientSecret, name: 'Noor', phone: '+351 912 345 678' })).status).toBe(204);
  const { reference } = await site.database.read((db) =>
    db
      .selectFrom('orders')
      .select('reference')
      .where('id', '=', orderId ?? '')
      .executeTakeFirstOrThrow(),
  );
  expect(await readAs(owner, `/api/admin/orders/${reference}`)).toMatchObject({
    buyer: 'Noor',
    billingName: null,
    contactName: 'Noor',
    contactPhone: '+351 912 345 678',
  });
  expect(await readAs(owner, `/api/admin/people/${await idOf(owner, home)}`)).toMatchObject({
    name: 'Noor',
    phone: '+351 912 345 678',
  });
});
