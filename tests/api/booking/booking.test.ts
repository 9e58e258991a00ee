import { generateSpecs } from 'hono-openapi';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import {
  bookedSlotSchema,
  dayAvailabilitySchema,
  managedBookingSchema,
} from '#features/booking/booking.schema.ts';
import {
  type BookingSite,
  bookingBody,
  countBookings,
  post,
  waitingMails,
} from '../../factories/booking-site.ts';
import { test as it } from '../../factories/booking-test.ts';

async function read(site: BookingSite, path: string): Promise<Response> {
  return site.app.request(`/api/bookings${path}`);
}

async function daysOf(site: BookingSite, from: string, to: string) {
  const response = await read(site, `/availability?from=${from}&to=${to}`);
  expect(response.status).toBe(200);
  return z.parse(z.array(dayAvailabilitySchema), await response.json());
}

describe('a booking that is accepted', () => {
  it('responds with 201, its times in UTC, a reference and a link', async ({ site }) => {
    const response = await post(site, bookingBody());
    expect(response.status).toBe(201);
    const booked = z.parse(bookedSlotSchema, await response.json());
    expect(booked).toMatchObject({
      startsAt: '2026-11-24T10:00:00.000Z',
      endsAt: '2026-11-24T10:30:00.000Z',
    });
    expect(booked.reference).toMatch(/^EN-[2-9A-HJKMNP-Z]{6}$/);
    expect(booked.manageUrl).toMatch(/^https:\/\/entrada\.example\/manage-booking\/[\w-]{43}$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is stored as typed, and its link only as a hash', async ({ site }) => {
    const typed = { name: 'נועה 🎉 Zé', company: 'Ação "&" <Co>', phone: 'ext. 12 or home' };
    const response = await post(site, bookingBody({ ...typed, email: 'Noor@Tessera.example' }));
    const { manageUrl } = z.parse(bookedSlotSchema, await response.json());
    const row = await site.database.read((db) =>
      db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({
      ...typed,
      status: 'confirmed',
      email: 'Noor@Tessera.example',
      emailKey: 'noor@tessera.example',
      day: '2026-11-24',
      time: '10:00',
      startsAt: '2026-11-24T10:00:00.000Z',
      timeZone: 'Asia/Dubai',
      language: 'en',
    });
    expect(JSON.stringify(row)).not.toContain(manageUrl.split('/').at(-1));
  });

  it('closes its slot for the next visitor, with the reason', async ({ site }) => {
    await post(site, bookingBody());
    const [day] = await daysOf(site, '2026-11-24', '2026-11-24');
    expect(day?.slots.map(({ time, reason }) => [time, reason ?? 'free'])).toEqual([
      ['09:00', 'free'],
      ['10:00', 'taken'],
      ['11:00', 'free'],
      ['14:00', 'free'],
      ['15:00', 'free'],
      ['16:00', 'free'],
    ]);
  });

  it('writes one mail and wakes the outbox worker', async ({ site }) => {
    await post(site, bookingBody());
    const mails = await waitingMails(site);
    expect(mails.map(({ to, kind }) => [to, kind])).toEqual([
      ['noor@tessera.example', 'booking-confirmed'],
    ]);
    expect(site.outbox.woken).toBe(1);
  });

  it('takes Lisbon for an unknown time zone, rather than refusing', async ({ site }) => {
    expect((await post(site, bookingBody({ timeZone: 'Mars/Olympus' }))).status).toBe(201);
    const { timeZone } = await site.database.read((db) =>
      db.selectFrom('bookings').select('timeZone').executeTakeFirstOrThrow(),
    );
    expect(timeZone).toBe('Europe/Lisbon');
  });

  it('drops unknown fields and makes one line of a name with line breaks', async ({ site }) => {
    const body = bookingBody({ name: ' Noor\r\nBcc: all@x.example ', status: 'held', id: 'mine' });
    expect((await post(site, body)).status).toBe(201);
    const row = await site.database.read((db) =>
      db.selectFrom('bookings').select(['id', 'name', 'status']).executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({ name: 'Noor Bcc: all@x.example', status: 'confirmed' });
    expect(row.id).not.toBe('mine');
  });

  it('frees its slot when it is cancelled, and the address with it', async ({ site }) => {
    await post(site, bookingBody());
    await site.database.read((db) =>
      db.updateTable('bookings').set({ status: 'cancelled' }).execute(),
    );
    expect((await post(site, bookingBody())).status).toBe(201);
    expect(await countBookings(site)).toBe(2);
  });
});

describe('the link of a booking', () => {
  it('shows the booking with no personal data but the name', async ({ site }) => {
    const response = await post(site, bookingBody());
    const { manageUrl, reference } = z.parse(bookedSlotSchema, await response.json());
    const shown = await read(site, `/manage/${manageUrl.split('/').at(-1)}`);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(z.parse(managedBookingSchema, await shown.json())).toEqual({
      id: expect.any(String),
      sequence: 0,
      canChange: true,
      canConfirm: false,
      place: 'phone',
      reference,
      status: 'confirmed',
      startsAt: '2026-11-24T10:00:00.000Z',
      endsAt: '2026-11-24T10:30:00.000Z',
      timeZone: 'Asia/Dubai',
      language: 'en',
      name: 'Noor El-Amin',
    });
  });

  it.for(['unknown', 'a%00b', '%F0%9F%8E%89'])(
    'responds with 404 to %s',
    async (token, { site }) => {
      const response = await read(site, `/manage/${token}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not_found' });
    },
  );
});

describe('availability', () => {
  it('lists six slots for each requested day, in Lisbon time', async ({ site }) => {
    const days = await daysOf(site, '2026-11-20', '2026-11-24');
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(days.map(({ slots }) => slots.length)).toEqual([6, 6, 6, 6, 6]);
    expect(days.map(({ slots }) => slots[0]?.reason ?? 'free')).toEqual([
      'past',
      'past',
      'past',
      'too_soon',
      'free',
    ]);
  });

  it('names the holiday, and is never cached', async ({ site }) => {
    const [day] = await daysOf(site, '2026-12-08', '2026-12-08');
    expect(day?.slots[0]).toEqual({
      time: '09:00',
      startsAt: '2026-12-08T09:00:00.000Z',
      available: false,
      reason: 'holiday',
      holiday: 'immaculate_conception',
    });
    const response = await read(site, '/availability?from=2026-12-08&to=2026-12-08');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('lists 190 days and refuses 191', async ({ site }) => {
    expect(await daysOf(site, '2026-11-01', '2027-05-09')).toHaveLength(190);
    const refused = await read(site, '/availability?from=2026-11-01&to=2027-05-10');
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [{ field: 'to', code: 'too_many_days' }],
    });
  });

  it.for([
    ['', ['from required', 'to required']],
    ['?from=2026-11-24', ['to required']],
    ['?from=2026-02-30&to=2026-03-01', ['from invalid_date']],
    ['?from=24/11/2026&to=2026-13-01', ['from invalid_date', 'to invalid_date']],
    ['?from=2026-11-24&to=2026-11-23', ['to before_from']],
  ] as const)('refuses "%s", naming the field', async ([query, expected], { site }) => {
    const response = await read(site, `/availability${query}`);
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const { errors } = (await response.json()) as { errors: { field: string; code: string }[] };
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it('handles days at the ends of the calendar', async ({ site }) => {
    const [first] = await daysOf(site, '0001-01-01', '0001-01-01');
    const [last] = await daysOf(site, '9999-12-31', '9999-12-31');
    expect([first?.slots[0]?.reason, last?.slots[0]?.reason]).toEqual(['past', 'beyond_horizon']);
  });
});

it('the calls are documented with their schemas', async ({ site }) => {
  const { paths } = await generateSpecs(site.app);
  expect(Object.keys(paths).sort()).toEqual([
    '/api/bookings',
    '/api/bookings/availability',
    '/api/bookings/feed/{file}',
    '/api/bookings/manage/{token}',
    '/api/bookings/manage/{token}/availability',
    '/api/bookings/manage/{token}/calendar.ics',
    '/api/bookings/manage/{token}/cancel',
    '/api/bookings/manage/{token}/confirm',
    '/api/bookings/manage/{token}/move',
    '/api/bookings/next',
    '/api/bookings/rules',
  ]);
  const body = JSON.stringify(paths['/api/bookings']?.post?.requestBody);
  for (const field of ['name', 'email', 'company', 'phone', 'date', 'time', 'locale', 'timeZone'])
    expect(body).toContain(`"${field}"`);
});
