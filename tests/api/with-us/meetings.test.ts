import { expect } from 'vitest';
import { refundOrder } from '#features/payments/refunds/refund-order.server.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';
import { buyWithLink, meet } from './with-us-site.ts';

const email = 'noor@cedar.example';
const wednesday = '2026-11-25';

/** Books a free consultation as a visitor does; returns the response. */
async function bookFree(site: StaffSite, slot: { date: string; time: string }, of = email) {
  const response = await site.app.request('/api/bookings', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Noor',
      email: of,
      company: 'Cedar',
      phone: '912345678',
      ...slot,
    }),
  });
  const answer = (await response.json()) as { code?: string; id?: string; manageUrl?: string };
  return { status: response.status, ...answer };
}

const mailsTo = async (site: StaffSite, kind: string) =>
  (await site.mails()).filter((mail) => mail.kind === kind && mail.to === email);

it('books the meeting that the receipt’s order includes, for its whole length', async ({
  site,
}) => {
  const { token, orderId } = await buyWithLink(site);
  expect(await meet(site, token, { date: wednesday, time: '09:00' })).toMatchObject({
    status: 201,
    startsAt: '2026-11-25T09:00:00.000Z',
    endsAt: '2026-11-25T10:30:00.000Z',
  });
  const booking = await site.database.read((db) =>
    db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow(),
  );
  expect(booking).toMatchObject({ orderId, email, status: 'confirmed', aboutTitle: 'Blueprint' });
  expect(booking.confirmedAt).not.toBeNull();
  const [mail] = await mailsTo(site, 'booking-confirmed');
  expect(mail?.subject).toContain('Your meeting is booked');
  expect(mail?.text).toContain('Included in your order');
  expect(mail?.text).not.toMatch(/\bFree\b/);
  expect(mail?.attachments[0]?.content).toContain('SUMMARY:Meeting with');
});

it('covers every slot of its length, and is refused where one of them is taken', async ({
  site,
}) => {
  const { token } = await buyWithLink(site);
  // A free consultation at ten stands in the way of 90 minutes from nine on.
  expect((await bookFree(site, { date: wednesday, time: '10:00' }, 'a@t.example')).status).toBe(
    201,
  );
  expect(await meet(site, token, { date: wednesday, time: '09:00' })).toMatchObject({
    status: 409,
    code: 'slot_taken',
  });
  // From 14:00 on it lasts until 15:30, so neither 14:00 nor 15:00 is free any more.
  expect((await meet(site, token, { date: wednesday, time: '14:00' })).status).toBe(201);
  const late = { date: wednesday, time: '15:00' };
  expect(await bookFree(site, late, 'b@t.example')).toMatchObject({
    status: 409,
    code: 'slot_taken',
  });
  expect((await bookFree(site, { ...late, time: '16:00' }, 'b@t.example')).status).toBe(201);
});

it('keeps out of closed hours and days, of times that are no slot, and of the past', async ({
  site,
}) => {
  const { token } = await buyWithLink(site);
  await site.database.transaction(async (trx) => {
    const closed = { id: 'c', day: wednesday, fromTime: '15:15', toTime: '17:00', note: '' };
    await trx.insertInto('closedHours').values(closed).execute();
    await trx
      .insertInto('closedDays')
      .values({ day: '2026-11-26', note: 'Away', notePt: 'Fora' })
      .execute();
  });
  const refused = [
    [{ date: wednesday, time: '14:00' }, 409, 'slot_taken'],
    [{ date: '2026-11-26', time: '09:00' }, 409, 'slot_closed'],
    [{ date: '2026-11-28', time: '09:00' }, 409, 'slot_closed'],
    [{ date: '2026-11-20', time: '09:00' }, 409, 'slot_closed'],
    [{ date: wednesday, time: '09:30' }, 422, 'slot_unknown'],
  ] as const;
  for (const [slot, status, code] of refused)
    expect(await meet(site, token, slot)).toMatchObject({ status, code });
  await site.database.transaction(async (trx) => {
    await trx.deleteFrom('closedHours').execute();
    await trx.deleteFrom('closedDays').execute();
  });
  expect((await meet(site, token, { date: wednesday, time: '14:00' })).status).toBe(201);
});

it('names what is wrong with a day and a time', async ({ site }) => {
  const { token } = await buyWithLink(site);
  const refused = await site.app.request(`/api/with-us/${token}/meetings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ date: 'soon', locale: 'pt' }),
  });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: [
      { field: 'date', code: 'invalid_date' },
      { field: 'time', code: 'required', message: 'Escolha uma hora.' },
    ],
  });
  expect(await meet(site, 'x'.repeat(43), { date: wednesday, time: '09:00' })).toMatchObject({
    status: 404,
    code: 'not_found',
  });
});

it('neither blocks a free consultation nor is blocked by one', async ({ site }) => {
  expect((await bookFree(site, { date: wednesday, time: '16:00' })).status).toBe(201);
  const { token } = await buyWithLink(site);
  expect((await meet(site, token, { date: wednesday, time: '09:00' })).status).toBe(201);
  const again = await bookFree(site, { date: '2026-11-26', time: '16:00' });
  expect(again).toMatchObject({ status: 409, code: 'already_booked' });
  await site.database.transaction((trx) =>
    trx.deleteFrom('bookings').where('orderId', 'is', null).execute(),
  );
  expect((await bookFree(site, { date: '2026-11-26', time: '16:00' })).status).toBe(201);
});

it('gives the last meeting to one of fifty presses', async ({ site }) => {
  const { token } = await buyWithLink(site);
  const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-12-02', '2026-12-03'];
  const times = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'];
  const presses = Array.from({ length: 50 }, (_, i) =>
    meet(site, token, { date: days[i % 5] ?? '', time: times[i % 6] ?? '' }),
  );
  const statuses = (await Promise.all(presses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  expect(await mailsTo(site, 'booking-confirmed')).toHaveLength(1);
  expect(await meet(site, token, { date: '2026-12-04', time: '09:00' })).toMatchObject({
    status: 409,
    code: 'none_left',
  });
});

it('is moved at its own length, and given back when it is cancelled', async ({ site }) => {
  const { token } = await buyWithLink(site);
  const { id } = await meet(site, token, { date: wednesday, time: '09:00' });
  const made = await site.app.request(`/api/with-us/${token}/bookings/${id}/manage`, {
    method: 'POST',
  });
  expect(made.status).toBe(201);
  const manage = ((await made.json()) as { url: string }).url.split('/').at(-1);
  const path = `/api/bookings/manage/${manage}`;
  const managed = await (await site.app.request(path)).json();
  expect(managed).toMatchObject({ isMeeting: true, canChange: true });
  await bookFree(site, { date: '2026-11-26', time: '10:00' }, 'a@t.example');
  const taken = await site.send(`${path}/move`, { date: '2026-11-26', time: '09:00' });
  expect(taken).toMatchObject({ code: 'slot_taken' });
  const moved = await site.send(`${path}/move`, { date: '2026-11-26', time: '14:00' });
  expect(moved).toMatchObject({ endsAt: '2026-11-26T15:30:00.000Z' });
  await site.send(`${path}/cancel`, {});
  const [mail] = await mailsTo(site, 'booking-cancelled');
  expect(mail?.subject).toContain('Your meeting is cancelled');
  expect((await meet(site, token, { date: wednesday, time: '09:00' })).status).toBe(201);
});

it('is cancelled with its order’s money, and cannot be booked after that', async ({ site }) => {
  const { token, reference } = await buyWithLink(site);
  await meet(site, token, { date: wednesday, time: '09:00' });
  const { context } = site;
  const totals = { reference, totalCents: 39_000, fromCents: 0, reason: '' };
  expect((await refundOrder(context, totals)).ok).toBe(true);
  const [mail] = await mailsTo(site, 'booking-cancelled');
  expect(mail?.text).toContain('The order that included this meeting has ended');
  expect(await meet(site, token, { date: wednesday, time: '14:00' })).toMatchObject({
    status: 409,
    code: 'none_left',
  });
});

it('is sold with each payment of a subscription, and not by a package without any', async ({
  site,
}) => {
  const month = await buyWithLink(site, { packageId: 'growth-partner' });
  expect(await meet(site, month.token, { date: wednesday, time: '09:00' })).toMatchObject({
    status: 201,
    endsAt: '2026-11-25T10:00:00.000Z',
  });
  const other = { email: 'other@t.example', packageId: 'store-care' };
  const none = await buyWithLink(site, other);
  expect(await meet(site, none.token, { date: wednesday, time: '14:00' })).toMatchObject({
    status: 409,
  });
});

it('is what was sold, whatever the package says later', async ({ site }) => {
  const { token } = await buyWithLink(site);
  await site.database.transaction((trx) =>
    trx.updateTable('servicePackages').set({ meetings: 0 }).where('id', '=', 'blueprint').execute(),
  );
  const booked = await meet(site, token, { date: wednesday, time: '09:00' });
  await site.database.transaction((trx) =>
    trx.updateTable('servicePackages').set({ meetings: 1 }).where('id', '=', 'blueprint').execute(),
  );
  expect(booked.status).toBe(201);
});

it('is booked by the page after the payment for that order alone, without proving the address', async ({
  site,
}) => {
  const first = await buyWithLink(site);
  const second = await buyWithLink(site, { email: 'other@t.example' });
  const slot = { date: wednesday, time: '09:00' };
  expect(await meet(site, first.shown, { ...slot, order: second.reference })).toMatchObject({
    code: 'unknown_order',
  });
  expect((await meet(site, first.shown, slot)).status).toBe(201);
  const booking = await site.database.read((db) =>
    db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow(),
  );
  expect(booking).toMatchObject({ orderId: first.orderId, confirmedAt: null });
});

it('is booked by staff from the order, who may break a rule', async ({ site }) => {
  const owner = await becomeOwner(site);
  const { reference } = await buyWithLink(site);
  const path = `/api/admin/orders/${reference}/meetings`;
  const odd = { date: '2026-11-28', time: '09:30' };
  const asked = await owner.send(path, odd);
  expect(asked.status).toBe(409);
  expect(await asked.json()).toMatchObject({
    code: 'breaks_rules',
    rules: ['weekend', 'unknown_time'],
  });
  const booked = await owner.send(path, {
    ...odd,
    override: true,
    word: 'As agreed on the phone.',
  });
  expect(booked.status).toBe(201);
  expect(await booked.json()).toMatchObject({ endsAt: '2026-11-28T11:00:00.000Z' });
  const [mail] = await mailsTo(site, 'booking-confirmed');
  expect(mail?.text).toContain('As agreed on the phone.');
  const none = await owner.send(path, { date: wednesday, time: '09:00' });
  expect(await none.json()).toMatchObject({ code: 'none_left' });
  const order = await (await owner.get(`/api/admin/orders/${reference}`)).json();
  expect(order).toMatchObject({ meetings: { meetings: 1, left: 0, minutes: 90 } });
});
