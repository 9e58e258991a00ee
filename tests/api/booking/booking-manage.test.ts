import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { managedBookingSchema } from '#features/booking/booking.schema.ts';
import { cancelBooking } from '#features/booking/manage/cancel-booking.server.ts';
import { moveBooking } from '#features/booking/manage/move-booking.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import {
  type BookingSite,
  book,
  bookingBody,
  companyNotices,
  createBookingSite,
  dumpTables,
  manage,
  post,
  waitingMails,
} from '../../factories/booking-site.ts';

let site: BookingSite;
beforeAll(async () => {
  site = await createBookingSite({ now: '2026-11-23T08:30:00.000Z' });
});
afterEach(() => site.reset());
afterAll(() => site.close());

const wednesday = { date: '2026-11-25', time: '15:00' };

async function shown(token: string) {
  const response = await site.app.request(`/api/bookings/manage/${token}`);
  expect(response.status).toBe(200);
  return z.parse(managedBookingSchema, await response.json());
}

async function refusal(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const body = (await response.json()) as {
    code: string;
    errors?: { field: string; code: string }[];
  };
  const [error] = body.errors ?? [];
  return [response.status, error ? `${error.field} ${error.code}` : body.code];
}

async function kinds() {
  return (await waitingMails(site)).map(({ kind }) => kind);
}

async function reasonAt({ date, time }: { date: string; time: string }) {
  const response = await site.app.request(`/api/bookings/availability?from=${date}&to=${date}`);
  const [day] = (await response.json()) as { slots: { time: string; reason?: string }[] }[];
  return day?.slots.find((slot) => slot.time === time)?.reason ?? 'free';
}

describe('a booking that is moved', () => {
  it('keeps its id, reference and link, and counts one change', async () => {
    const { id, reference, token } = await book(site);
    const response = await manage(site, token, 'move', wednesday);
    expect(response.status).toBe(200);
    const moved = z.parse(managedBookingSchema, await response.json());
    expect(moved).toMatchObject({
      id,
      reference,
      sequence: 1,
      canChange: true,
      status: 'confirmed',
      startsAt: '2026-11-25T15:00:00.000Z',
      endsAt: '2026-11-25T15:30:00.000Z',
      timeZone: 'Asia/Dubai',
    });
    expect(await shown(token)).toEqual(moved);
  });

  it('frees its old slot at once and takes the new one', async () => {
    const { token } = await book(site);
    await manage(site, token, 'move', wednesday);
    expect(await reasonAt({ date: '2026-11-24', time: '10:00' })).toBe('free');
    expect(await reasonAt(wednesday)).toBe('taken');
    expect((await post(site, bookingBody({ email: 'next@x.example' }))).status).toBe(201);
  });

  it('takes the zone that comes with the move', async () => {
    const { token } = await book(site);
    await manage(site, token, 'move', { ...wednesday, timeZone: 'America/Sao_Paulo' });
    expect((await shown(token)).timeZone).toBe('America/Sao_Paulo');
  });

  it('is told to the visitor and to the company, once, however often the move is repeated', async () => {
    const { id, token } = await book(site);
    for (let count = 0; count < 3; count += 1)
      expect((await manage(site, token, 'move', wednesday)).status).toBe(200);
    expect((await shown(token)).sequence).toBe(1);
    expect((await kinds()).sort()).toEqual(['booking-confirmed', 'booking-moved']);
    const mail = (await waitingMails(site)).find(({ kind }) => kind === 'booking-moved');
    expect(mail).toMatchObject({
      to: 'noor@tessera.example',
      replyTo: 'ola@entrada.example',
      subject: 'Your consultation has moved: Wednesday 25 November 2026, 15:00 Lisbon',
      messageId: `booking-moved.${id}.1@entrada.example`,
    });
    const text = mail?.text.replace(/\s+/g, ' ');
    expect(text).toContain('The consultation of Tuesday 24 November 2026, 10:00 Lisbon, has moved');
    expect(text).toContain('When Wednesday 25 November 2026 15:00 to 15:30, Europe/Lisbon');
    expect(text).toContain('Your time 19:00 to 19:30, Asia/Dubai');
    expect(text).toContain(`https://entrada.example/manage-booking/${token}`);
    expect(await companyNotices(site)).toHaveLength(2);
  });

  it('is moved as often as one likes, but its address is not mailed all day', async () => {
    const { token } = await book(site);
    for (let count = 0; count < 14; count += 1) {
      const time = count % 2 === 0 ? '15:00' : '16:00';
      expect((await manage(site, token, 'move', { date: '2026-11-25', time })).status).toBe(200);
    }
    expect((await kinds()).filter((kind) => kind === 'booking-moved')).toHaveLength(12);
    expect(await companyNotices(site)).toHaveLength(15);
  });

  it('may move back, and then forth again', async () => {
    const { token } = await book(site);
    await manage(site, token, 'move', wednesday);
    await manage(site, token, 'move', { date: '2026-11-24', time: '10:00' });
    await manage(site, token, 'move', wednesday);
    expect(await shown(token)).toMatchObject({ sequence: 3, startsAt: '2026-11-25T15:00:00.000Z' });
    expect((await kinds()).filter((kind) => kind === 'booking-moved')).toHaveLength(3);
  });

  it('is refused a taken slot, with the nearest three instead, and stays where it is', async () => {
    await book(site, { ...wednesday, email: 'first@x.example' });
    const { token } = await book(site);
    const response = await manage(site, token, 'move', wednesday);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'slot_taken',
      nearest: [
        { date: '2026-11-25', time: '14:00' },
        { date: '2026-11-25', time: '16:00' },
        { date: '2026-11-25', time: '11:00' },
      ],
    });
    expect(await shown(token)).toMatchObject({ sequence: 0, startsAt: '2026-11-24T10:00:00.000Z' });
    expect(await kinds()).toEqual(['booking-confirmed', 'booking-confirmed']);
  });

  it('is not offered the time that it has instead of one that is taken', async () => {
    const taken = { date: '2026-11-24', time: '11:00' };
    await book(site, { ...taken, email: 'first@x.example' });
    const { token } = await book(site);
    const response = await manage(site, token, 'move', taken);
    expect(await response.json()).toMatchObject({
      nearest: [{ time: '09:00' }, { time: '14:00' }, { time: '15:00' }],
    });
  });

  it.each([
    [{ date: '2026-11-28', time: '10:00' }, [422, 'date weekend']],
    [{ date: '2026-12-08', time: '10:00' }, [422, 'date holiday']],
    [{ date: '2026-11-20', time: '10:00' }, [422, 'date past']],
    [{ date: '2027-01-25', time: '10:00' }, [422, 'date beyond_horizon']],
    [{ date: '2026-11-23', time: '09:00' }, [422, 'time too_soon']],
    [{ date: '2026-11-25', time: '12:00' }, [422, 'time invalid_time']],
    [{ date: '2026-02-30', time: '10:00' }, [422, 'date invalid_date']],
    [{}, [422, 'date required']],
  ])('is refused %j', async (to, expected) => {
    const { token } = await book(site);
    expect(await refusal(await manage(site, token, 'move', to))).toEqual(expected);
    expect((await shown(token)).sequence).toBe(0);
  });

  it('speaks Portuguese to who asks in it', async () => {
    const { token } = await book(site);
    const response = await manage(site, token, 'move', {
      date: '2026-12-25',
      time: '10:00',
      locale: 'pt',
    });
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors[0]?.message).toBe('Natal: não há marcações em feriados');
  });
});

describe('a booking that is cancelled', () => {
  it('frees its slot and its address at once', async () => {
    const { id, reference, token } = await book(site);
    const response = await manage(site, token, 'cancel');
    expect(response.status).toBe(200);
    expect(z.parse(managedBookingSchema, await response.json())).toMatchObject({
      id,
      reference,
      sequence: 1,
      status: 'cancelled',
      canChange: false,
    });
    expect(await reasonAt({ date: '2026-11-24', time: '10:00' })).toBe('free');
    expect((await post(site, bookingBody())).status).toBe(201);
  });

  it('is told once, however often it is cancelled', async () => {
    const { id, token } = await book(site, { locale: 'pt' });
    const [first, second] = [
      await manage(site, token, 'cancel'),
      await manage(site, token, 'cancel'),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.text()).toBe(await first.text());
    const mails = (await waitingMails(site)).filter(({ kind }) => kind === 'booking-cancelled');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: 'A sua consulta foi cancelada: terça-feira, 24 de novembro de 2026, 10:00 em Lisboa',
      messageId: `booking-cancelled.${id}.1@entrada.example`,
    });
    expect(mails[0]?.text).toContain('https://entrada.example/pt/book-consultation');
    expect(await companyNotices(site)).toHaveLength(2);
  });

  it('can be cancelled without a body or a content type', async () => {
    const { token } = await book(site);
    const url = `/api/bookings/manage/${token}/cancel`;
    expect((await site.app.request(url, { method: 'POST' })).status).toBe(200);
  });

  it('cannot be moved any more', async () => {
    const { token } = await book(site);
    await manage(site, token, 'cancel');
    expect(await refusal(await manage(site, token, 'move', wednesday))).toEqual([
      409,
      'not_changeable',
    ]);
    expect((await shown(token)).status).toBe('cancelled');
  });
});

describe('a booking that has begun', () => {
  it.each(['2026-11-24T10:00:00.000Z', '2026-11-24T12:00:00.000Z'])(
    'can neither be moved nor cancelled (%s)',
    async (at) => {
      const { token } = await book(site);
      site.clock.now = new Date(at);
      expect((await shown(token)).canChange).toBe(false);
      expect(await refusal(await manage(site, token, 'move', wednesday))).toEqual([
        409,
        'not_changeable',
      ]);
      expect(await refusal(await manage(site, token, 'cancel'))).toEqual([409, 'not_changeable']);
      expect(await kinds()).toEqual(['booking-confirmed']);
    },
  );

  it('can still be changed a moment before', async () => {
    const { token } = await book(site);
    site.clock.now = new Date('2026-11-24T09:59:59.999Z');
    expect((await shown(token)).canChange).toBe(true);
    expect((await manage(site, token, 'cancel')).status).toBe(200);
  });
});

describe('a link', () => {
  it.each(['move', 'cancel'] as const)(
    'that nobody was given answers 404 to %s',
    async (action) => {
      expect(await refusal(await manage(site, 'unknown', action, wednesday))).toEqual([
        404,
        'not_found',
      ]);
    },
  );

  it('changes nothing when it is opened, however often', async () => {
    const { token } = await book(site);
    const before = await dumpTables(site);
    for (const path of ['', '/availability?from=2026-11-23&to=2026-11-27', '/move', '/cancel'])
      for (const method of ['GET', 'HEAD', 'GET'])
        await site.app.request(`/api/bookings/manage/${token}${path}`, { method });
    expect(await dumpTables(site)).toEqual(before);
    expect((await site.app.request(`/api/bookings/manage/${token}/cancel`)).status).toBe(404);
  });

  it('lists no slots where it is unknown, and says what is wrong with the days', async () => {
    const { token } = await book(site);
    const url = '/api/bookings/manage';
    const days = 'availability?from=2026-11-23&to=2026-11-24';
    expect((await site.app.request(`${url}/${token}/${days}`)).status).toBe(200);
    expect((await site.app.request(`${url}/nobody/${days}`)).status).toBe(404);
    expect((await site.app.request(`${url}/${token}/availability?from=x&to=y`)).status).toBe(422);
  });

  it('goes on working after a move, also the one that was mailed again', async () => {
    const { token } = await book(site);
    await post(site, bookingBody({ time: '11:00' }));
    const mail = (await waitingMails(site)).find(({ kind }) => kind === 'booking-link');
    const later = /manage-booking\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    await manage(site, token, 'move', wednesday);
    expect((await manage(site, later, 'cancel')).status).toBe(200);
    expect((await shown(token)).status).toBe('cancelled');
  });
});

describe('the company', () => {
  it('is told of what is booked, moved and cancelled, and answers to the visitor', async () => {
    const { token, reference } = await book(site, { name: 'Noor' });
    await manage(site, token, 'move', wednesday);
    await manage(site, token, 'cancel');
    const notices = await companyNotices(site);
    expect(notices.map(({ subject }) => subject).sort()).toEqual([
      'Booking cancelled: Wednesday 25 November 2026, 15:00, Noor',
      'Booking moved: Wednesday 25 November 2026, 15:00, Noor',
      'New booking: Tuesday 24 November 2026, 10:00, Noor',
    ]);
    for (const notice of notices)
      expect(notice).toMatchObject({ to: 'ola@entrada.example', replyTo: 'noor@tessera.example' });
    const moved = notices.find(({ subject }) => subject.startsWith('Booking moved'));
    const text = moved?.text.replace(/\s+/g, ' ');
    expect(text).toContain('Before Tuesday 24 November 2026 10:00 to 10:30, Europe/Lisbon');
    expect(text).toContain(`Reference ${reference}`);
    expect(text).toContain('Phone +971 50 000 0000');
    // The visitor's own link stays the visitor's.
    for (const notice of notices) expect(notice.text + notice.html).not.toContain(token);
  });
});

describe('work that is repeated after its commit was lost from sight', () => {
  function doingTwice(database: Database): Database {
    return {
      ...database,
      async transaction(work) {
        await database.transaction(work);
        return database.transaction(work);
      },
    };
  }

  it('moves and cancels once', async () => {
    const { token } = await book(site);
    const context = { ...site.context, database: doingTwice(site.database) };
    const moved = await moveBooking(context, token, { ...wednesday, locale: 'en' });
    expect(moved).toMatchObject({ ok: true, value: { sequence: 1 } });
    const cancelled = await cancelBooking(context, token);
    expect(cancelled).toMatchObject({ ok: true, value: { sequence: 2, status: 'cancelled' } });
    expect((await kinds()).sort()).toEqual([
      'booking-cancelled',
      'booking-confirmed',
      'booking-moved',
    ]);
  });
});
