import { describe, expect } from 'vitest';
import { bookSlot } from '#features/booking/book/book-slot.server.ts';
import { bookingInput } from '#features/booking/booking.input.ts';
import { slotTimes } from '#features/booking/booking.ts';
import type { Database } from '#platform/database/database.server.ts';
import { bookingBody, countBookings, post, waitingMails } from '../../factories/booking-site.ts';
import { test as it } from '../../factories/booking-test.ts';
import { withoutCompany } from '../../factories/test-services.ts';

function tally(values: (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

async function codeOf(response: Response): Promise<string> {
  if (response.status === 201) return '201';
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
}

describe('visitors who book at the same time', () => {
  it('fifty for one slot make one booking, one mail, and 49 offers of other slots', async ({
    site,
  }) => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        post(site, bookingBody({ email: `visitor-${index}@x.example` })),
      ),
    );
    expect(tally(responses.map(({ status }) => status))).toEqual({ 201: 1, 409: 49 });
    for (const response of responses.filter(({ status }) => status === 409))
      expect(await response.json()).toMatchObject({
        code: 'slot_taken',
        nearest: [{ time: '09:00' }, { time: '11:00' }, { time: '14:00' }],
      });
    expect(await countBookings(site)).toBe(1);
    expect(await waitingMails(site)).toHaveLength(1);
  });

  it('two hundred for the six slots of a day make six bookings', async ({ site }) => {
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        post(site, bookingBody({ email: `v${index}@x.example`, time: slotTimes[index % 6] })),
      ),
    );
    expect(tally(await Promise.all(responses.map(codeOf)))).toEqual({
      201: 6,
      '409 slot_taken': 194,
    });
    expect(await countBookings(site)).toBe(6);
  });

  it('one address, in whatever letter case, gets one of six slots', async ({ site }) => {
    const responses = await Promise.all(
      slotTimes.map((time, index) =>
        post(site, bookingBody({ time, email: index % 2 ? 'A@x.example' : 'a@X.Example' })),
      ),
    );
    expect(tally(await Promise.all(responses.map(codeOf)))).toEqual({
      201: 1,
      '409 already_booked': 5,
    });
    expect(await countBookings(site)).toBe(1);
  });

  it('one key sent ten times at once makes one booking and ten equal responses', async ({
    site,
  }) => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        post(site, bookingBody(), { 'Idempotency-Key': 'pressed-twice' }),
      ),
    );
    expect(tally(responses.map(({ status }) => status))).toEqual({ 201: 10 });
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
    expect(await countBookings(site)).toBe(1);
    expect(await waitingMails(site)).toHaveLength(1);
  });
});

describe('work that is repeated', () => {
  // What the database adapter does when a connection is lost after its commit has succeeded.
  function doingTwice(database: Database): Database {
    return {
      ...database,
      async transaction(work) {
        await database.transaction(work);
        return database.transaction(work);
      },
    };
  }

  it.for([{ key: null }, { key: 'a-key' }])(
    'recognizes its own booking (key )',
    async ({ key }, { site }) => {
      const context = { ...site.context, database: doingTwice(site.database) };
      const outcome = await bookSlot(context, bookingInput.parse(bookingBody()), {
        idempotencyKey: key,
      });
      expect(outcome).toMatchObject({
        ok: true,
        value: { startsAt: '2026-11-24T10:00:00.000Z' },
      });
      expect(await countBookings(site)).toBe(1);
      expect(await waitingMails(site)).toHaveLength(1);
    },
  );

  it('writes the mail with the new link once', async ({ site }) => {
    await post(site, bookingBody());
    const context = { ...site.context, database: doingTwice(site.database) };
    const outcome = await bookSlot(context, bookingInput.parse(bookingBody()));
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'already_booked' } });
    expect((await waitingMails(site)).map(({ kind }) => kind).sort()).toEqual([
      'booking-confirmed',
      'booking-link',
    ]);
  });
});

it('stores nothing when the mail cannot be written', async ({ site }) => {
  const context = { ...site.context, database: withoutCompany(site.database) };
  const booking = bookSlot(context, bookingInput.parse(bookingBody()), {
    idempotencyKey: 'a-key',
  });
  await expect(booking).rejects.toThrow('no company');
  expect(await countBookings(site)).toBe(0);
  expect((await post(site, bookingBody(), { 'Idempotency-Key': 'a-key' })).status).toBe(201);
});
