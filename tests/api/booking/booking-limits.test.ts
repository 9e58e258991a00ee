import { describe, expect } from 'vitest';
import { daysFrom, isWeekend } from '#core/calendar-day.ts';
import { holidayOn } from '#core/public-holidays.ts';
import { bookingApi } from '#features/booking/book/booking.api.server.ts';
import { bookingLimits } from '#features/booking/rules/limits.server.ts';
import {
  type BookingSite,
  bookingBody,
  countBookings,
  manage,
  post,
  tokenOf,
  waitingMails,
} from '../../factories/booking-site.ts';
import { test as it } from '../../factories/booking-test.ts';
import { apiSetup, mountForVisitors } from '../../factories/test-services.ts';

const times = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'];
const { newPerNetworkAndDay, unconfirmedPerNetwork, unconfirmedInAll } = bookingLimits;

const openDays = daysFrom('2026-11-24', '2026-12-31').filter(
  (day) => !isWeekend(day) && holidayOn(day) === null,
);

/** A body for the slot of a number, each with an address of its own, from Tuesday 24 November on. */
function bodyFor(number: number) {
  const date = openDays[Math.floor(number / times.length)];
  const email = `noor${number}@tessera.example`;
  return bookingBody({ date, time: times[number % times.length], email });
}

function send(site: BookingSite, number: number, address: string): Promise<Response> {
  return post(site, bodyFor(number), { 'X-Test-Address': address });
}

/** Of one /48, each time from another /64. */
const sameSite = (number: number) => `2001:db8:1:${number.toString(16)}::1`;

async function confirmAll(site: BookingSite): Promise<void> {
  for (const mail of await waitingMails(site))
    if (mail.kind === 'booking-confirmed')
      expect((await manage(site, tokenOf(mail), 'confirm')).status).toBe(200);
}

describe('a network', () => {
  it('books so many times from all its addresses, then a sentence says how to go on', async ({
    site,
  }) => {
    const most = unconfirmedPerNetwork;
    const found = await Promise.all(
      Array.from({ length: most + 6 }, (_, number) => send(site, number, sameSite(number))),
    );
    expect(found.filter(({ status }) => status === 201)).toHaveLength(most);
    const refused = found.find(({ status }) => status === 429);
    expect(refused?.headers.get('Retry-After')).toBe('3600');
    expect(await refused?.json()).toMatchObject({
      code: 'too_many_unconfirmed',
      title: expect.stringContaining('call or write to us'),
    });
    expect(await countBookings(site)).toBe(most);
    expect((await send(site, 20, '2001:db8:2::1')).status).toBe(201);
  });

  it('of IPv4 is a /24', async ({ site }) => {
    for (let number = 0; number < unconfirmedPerNetwork; number += 1)
      expect((await send(site, number, `203.0.113.${number}`)).status).toBe(201);
    expect((await send(site, 20, '203.0.113.200')).status).toBe(429);
    expect((await send(site, 20, '203.0.114.200')).status).toBe(201);
  });

  it('books again once mailed links were pressed, up to a number a day', async ({
    site,
    later,
  }) => {
    for (let number = 0; number < newPerNetworkAndDay; number += 1) {
      if (number === unconfirmedPerNetwork) await confirmAll(site);
      expect((await send(site, number, sameSite(number))).status, String(number)).toBe(201);
    }
    await confirmAll(site);
    later({ hours: 1 });
    const refused = await send(site, 30, sameSite(30));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe(String(23 * 3600));
    expect(await refused.json()).toMatchObject({ code: 'too_many_bookings' });
    later({ hours: 23 });
    expect((await send(site, 30, sameSite(30))).status).toBe(201);
  });

  it('is told in Portuguese too', async ({ site }) => {
    for (let number = 0; number < unconfirmedPerNetwork; number += 1)
      await send(site, number, sameSite(number));
    const body = { ...bodyFor(20), locale: 'pt' };
    const refused = await post(site, body, { 'X-Test-Address': sameSite(20) });
    expect(await refused.json()).toMatchObject({
      title: expect.stringContaining('ligue-nos ou escreva-nos'),
    });
  });

  it('is not limited when limits are off', async ({ site }) => {
    const setup = apiSetup(site.services, { rateLimits: false });
    const open = { ...site, app: mountForVisitors([bookingApi], setup) };
    for (let number = 0; number < unconfirmedPerNetwork + 1; number += 1)
      expect((await send(open, number, sameSite(number))).status).toBe(201);
  });
});

/** Stores copies of the only booking at later starts, as if other networks had made them. */
async function copyBooking({ database }: BookingSite, count: number): Promise<void> {
  await database.transaction(async (trx) => {
    const first = await trx.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: count }, (_, number) => ({
      ...first,
      id: `copy-${number}`,
      reference: `copy-${number}`,
      emailKey: `copy-${number}`,
      networkHash: `network-${number}`,
      startsAt: new Date(Date.parse('2027-03-01') + number * 3_600_000).toISOString(),
    }));
    await trx.insertInto('bookings').values(copies).execute();
  });
}

it('when too many bookings are unconfirmed in all, further slots are held for a confirmation', async ({
  site,
}) => {
  const heldUntil = async (response: Response) =>
    ((await response.json()) as { heldUntil?: string }).heldUntil;
  await send(site, 0, '198.51.0.1');
  await copyBooking(site, unconfirmedInAll - 2);
  expect(await heldUntil(await send(site, 1, '198.51.1.1'))).toBeUndefined();
  expect(await heldUntil(await send(site, 2, '198.51.2.1'))).toBe('2026-11-23T09:00:00.000Z');
});
