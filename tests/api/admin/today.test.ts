import { expect } from 'vitest';
import type { Today } from '#features/today/today.schema.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import { becomeOwner, test as it, openBrowser } from '../../factories/staff-site.ts';

it('says that nothing waits on a new site, and nothing to a visitor', async ({ site }) => {
  const owner = await becomeOwner(site);
  const today = (await (await owner.get('/api/admin/today')).json()) as Today;
  expect(today).toEqual({
    consultations: { today: 0, tomorrow: 0, next: [] },
    messages: { waiting: 0, first: [] },
    tasks: [],
    money: [],
    mails: [],
  });
  expect((await openBrowser(site).get('/api/admin/today')).status).toBe(401);
});

it('lists consultations, messages, failed payments and mails that were given up', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  await site.send('/api/bookings', bookingBody({ timeZone: 'Asia/Kolkata' }));
  await site.send('/api/contact', {
    name: 'Rui',
    email: 'rui@acme.example',
    message: `Two\nlines, then ${'x'.repeat(300)}`,
  });
  const intent = { amount: 1450, packageId: 'company-setup' };
  const { orderId } = await site.send<Record<string, string>>('/api/create-payment-intent', intent);
  await site.database.transaction(async (trx) => {
    await trx
      .updateTable('orders')
      .set({ status: 'failed' })
      .where('id', '=', orderId ?? '')
      .execute();
    await trx
      .updateTable('outbox')
      .set({ status: 'dead', lastError: '550 no such user' })
      .execute();
  });
  const response = await owner.get('/api/admin/today');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const today = (await response.json()) as Today;
  expect(today.consultations.next).toMatchObject([
    { name: 'Noor El-Amin', timeZone: 'Asia/Kolkata', state: 'confirmed' },
  ]);
  expect(today.messages).toMatchObject({
    waiting: 1,
    first: [{ name: 'Rui', excerpt: expect.stringMatching(/^Two lines, then x{143}…$/) }],
  });
  expect(today.money).toMatchObject([{ state: 'failed', amountCents: 145_000, buyer: null }]);
  expect(today.mails[0]).toMatchObject({ error: '550 no such user' });
});
