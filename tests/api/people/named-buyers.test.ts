import { expect } from 'vitest';
import type { OrdersPage } from '#features/payments/desk/orders-admin.schema.ts';
import type { PeoplePage } from '#features/people/people.schema.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

const email = 'noor@tessera.example';

/** Buys a package with a test card, as far as the checkout asked. */
async function buy(site: StaffSite, billing: Record<string, string>): Promise<void> {
  const { orderId, clientSecret } = await site.send<Record<string, string>>(
    '/api/create-payment-intent',
    { amount: 1450, packageId: 'company-setup', language: 'en' },
  );
  await site.send(`/api/orders/${orderId}/billing`, { clientSecret, email, ...billing }, 'PUT');
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await site.send('/api/sandbox/confirm', { clientSecret, ...card });
}

async function read<Value>(owner: Browser, path: string): Promise<Value> {
  const response = await owner.get(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Value;
}

/** Everything in which staff meet a buyer. */
async function seen(owner: Browser, site: StaffSite, q: string) {
  const { orders } = await read<OrdersPage>(owner, '/api/admin/orders');
  const reference = orders[0]?.reference ?? '';
  const { tasks } = await read<{ tasks: { first: { buyer: string | null }[] } }>(
    owner,
    '/api/admin/today',
  );
  const search = await read<{ entries: { kind: string; detail: string }[] }>(
    owner,
    `/api/admin/search?${new URLSearchParams({ q })}`,
  );
  const listed = await read<OrdersPage>(owner, `/api/admin/orders?${new URLSearchParams({ q })}`);
  const csv = await (await owner.get('/api/admin/orders.csv')).text();
  const mail = (await site.mails()).find(({ messageId }) => messageId.startsWith('order-paid'));
  return {
    list: orders[0]?.buyer,
    detail: (await read<{ buyer: string | null }>(owner, `/api/admin/orders/${reference}`)).buyer,
    task: tasks.first[0]?.buyer,
    found: search.entries.find(({ kind }) => kind === 'order')?.detail.includes(q),
    searched: listed.orders.length,
    csv: csv.includes(q),
    mail: mail?.text.includes(q),
  };
}

const everywhere = (name: string) => ({
  list: name,
  detail: name,
  task: name,
  found: true,
  searched: 1,
  csv: true,
  mail: true,
});

it('a buyer who gave an address alone has the name of an earlier message', async ({ site }) => {
  const owner = await becomeOwner(site);
  await site.send('/api/contact', { name: 'Noor El-Amin', email, message: 'A question of ours.' });
  await buy(site, {});
  expect(await seen(owner, site, 'Noor El-Amin')).toEqual(everywhere('Noor El-Amin'));
});

it('a buyer who gave a company alone is called by it, on the person too', async ({ site }) => {
  const owner = await becomeOwner(site);
  await buy(site, { company: 'Tessera Lda' });
  expect(await seen(owner, site, 'Tessera Lda')).toEqual(everywhere('Tessera Lda'));
  const { people } = await read<PeoplePage>(owner, '/api/admin/people?q=tessera+lda');
  expect(people).toEqual([expect.objectContaining({ name: '', company: 'Tessera Lda', email })]);
});

it('a buyer of whom nothing else is known is the address', async ({ site }) => {
  const owner = await becomeOwner(site);
  await buy(site, {});
  const { orders } = await read<OrdersPage>(owner, '/api/admin/orders');
  expect(orders[0]).toMatchObject({ buyer: null, billingEmail: email });
  const search = await read<{ entries: { kind: string; detail: string }[] }>(
    owner,
    `/api/admin/search?q=${email}`,
  );
  expect(search.entries.find(({ kind }) => kind === 'order')?.detail).toContain(email);
});

it('a buyer whom staff named afterwards has that name', async ({ site }) => {
  const owner = await becomeOwner(site);
  await buy(site, {});
  const { people } = await read<PeoplePage>(owner, `/api/admin/people?q=${email}`);
  await owner.send(`/api/admin/people/${people[0]?.id}`, { name: 'Noor' }, { method: 'PATCH' });
  const { orders } = await read<OrdersPage>(owner, '/api/admin/orders');
  expect(orders[0]?.buyer).toBe('Noor');
});
