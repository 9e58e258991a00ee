import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { managedBookingSchema } from '#features/booking/booking.schema.ts';
import { cancelBooking, moveBooking } from '#features/booking/manage/manage-booking.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import {
  book,
  bookingBody,
  companyNotifications,
  dumpTables,
  manage,
  post,
  waitingMails,
} from '../../factories/booking-site.ts';
import { test as it } from '../../factories/booking-test.ts';
import { mailKinds, reasonAt, refusalOf, shown } from '../../factories/managed-booking.ts';

const wednesday = { date: '2026-11-25', time: '15:00' };

describe('a booking that is cancelled', () => {
  it('frees its slot and its address immediately', async ({ site }) => {
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
    expect(await reasonAt(site, { date: '2026-11-24', time: '10:00' })).toBe('free');
    expect((await post(site, bookingBody())).status).toBe(201);
  });

  it('hands out what was typed, to fill the form in again, and not before', async ({ site }) => {
    const typed = {
      name: 'Noor El-Amin',
      email: 'again@tessera.example',
      company: 'Tessera',
      phone: '+971 50 000 0000',
      place: 'phone',
      about: 'service:ecommerce',
      aboutText: 'A shop for chairs.',
    };
    const { token } = await book(site, { ...typed, time: '11:00' });
    expect(await shown(site, token)).not.toHaveProperty('again');
    const answer = (await (await manage(site, token, 'cancel')).json()) as object;
    expect(answer).toMatchObject({ again: typed });
    expect(await shown(site, token)).toEqual(answer);
  });

  it('hands out nothing of it behind a mailed link that nobody pressed', async ({ site }) => {
    const { token } = await book(site, { email: 'stranger@tessera.example', time: '14:00' });
    const mail = (await waitingMails(site)).find(({ to }) => to === 'stranger@tessera.example');
    const [, mailed = ''] = /manage-booking\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect(mailed).not.toBe(token);
    await manage(site, token, 'cancel');
    const seen = await shown(site, mailed);
    expect(seen).toMatchObject({ status: 'cancelled', name: '' });
    expect(seen).not.toHaveProperty('again');
  });

  it('leads from its mail to what was typed, once the address has answered', async ({ site }) => {
    const typed = { name: 'Ana Costa', email: 'ana@tessera.example', about: 'service:ecommerce' };
    await book(site, { ...typed, time: '11:00' });
    const mails = await waitingMails(site);
    const linkIn = (text = '') => /manage-booking\/([\w-]+)/.exec(text)?.[1] ?? '';
    const mailed = linkIn(mails.find(({ to }) => to === typed.email)?.text);
    expect((await manage(site, mailed, 'confirm')).status).toBe(200);
    await manage(site, mailed, 'cancel');
    const mail = (await waitingMails(site)).find(({ kind }) => kind === 'booking-cancelled');
    expect(await shown(site, linkIn(mail?.text))).toMatchObject({ again: typed });
  });

  it('sends one mail, however often it is cancelled', async ({ site }) => {
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
    expect(await companyNotifications(site)).toHaveLength(2);
  });

  it('can be cancelled without a body or a content type', async ({ site }) => {
    const { token } = await book(site);
    const url = `/api/bookings/manage/${token}/cancel`;
    expect((await site.app.request(url, { method: 'POST' })).status).toBe(200);
  });

  it('cannot be moved any more', async ({ site }) => {
    const { token } = await book(site);
    await manage(site, token, 'cancel');
    expect(await refusalOf(await manage(site, token, 'move', wednesday))).toEqual([
      409,
      'not_changeable',
    ]);
    expect((await shown(site, token)).status).toBe('cancelled');
  });
});

describe('a booking that has begun', () => {
  it.for(['2026-11-24T10:00:00.000Z', '2026-11-24T12:00:00.000Z'])(
    'can neither be moved nor cancelled (%s)',
    async (at, { site }) => {
      const { token } = await book(site);
      site.clock.now = new Date(at);
      expect((await shown(site, token)).canChange).toBe(false);
      expect(await refusalOf(await manage(site, token, 'move', wednesday))).toEqual([
        409,
        'not_changeable',
      ]);
      expect(await refusalOf(await manage(site, token, 'cancel'))).toEqual([409, 'not_changeable']);
      expect(await mailKinds(site)).toEqual(['booking-confirmed']);
    },
  );

  it('can still be changed just before', async ({ site }) => {
    const { token } = await book(site);
    site.clock.now = new Date('2026-11-24T09:59:59.999Z');
    expect((await shown(site, token)).canChange).toBe(true);
    expect((await manage(site, token, 'cancel')).status).toBe(200);
  });
});

describe('a link', () => {
  it.for(['move', 'cancel'] as const)(
    'that is unknown responds with 404 to %s',
    async (action, { site }) => {
      expect(await refusalOf(await manage(site, 'unknown', action, wednesday))).toEqual([
        404,
        'not_found',
      ]);
    },
  );

  it('changes nothing when it is opened, however often', async ({ site }) => {
    const { token } = await book(site);
    const before = await dumpTables(site);
    for (const path of ['', '/availability?from=2026-11-23&to=2026-11-27', '/move', '/cancel'])
      for (const method of ['GET', 'HEAD', 'GET'])
        await site.app.request(`/api/bookings/manage/${token}${path}`, { method });
    expect(await dumpTables(site)).toEqual(before);
    expect((await site.app.request(`/api/bookings/manage/${token}/cancel`)).status).toBe(404);
  });

  it('lists no slots when it is unknown, and says what is wrong with the days', async ({
    site,
  }) => {
    const { token } = await book(site);
    const url = '/api/bookings/manage';
    const days = 'availability?from=2026-11-23&to=2026-11-24';
    expect((await site.app.request(`${url}/${token}/${days}`)).status).toBe(200);
    expect((await site.app.request(`${url}/nobody/${days}`)).status).toBe(404);
    expect((await site.app.request(`${url}/${token}/availability?from=x&to=y`)).status).toBe(422);
  });

  it('keeps working after a move, as does the one that was mailed again', async ({ site }) => {
    const { token } = await book(site);
    await post(site, bookingBody({ time: '11:00' }));
    const mail = (await waitingMails(site)).find(({ kind }) => kind === 'booking-link');
    const later = /manage-booking\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    await manage(site, token, 'move', wednesday);
    expect((await manage(site, later, 'cancel')).status).toBe(200);
    expect((await shown(site, token)).status).toBe('cancelled');
  });
});

describe('the company', () => {
  it('is notified of each booking, move and cancellation, with the visitor as reply address', async ({
    site,
  }) => {
    const { token, reference } = await book(site, { name: 'Noor' });
    await manage(site, token, 'move', wednesday);
    await manage(site, token, 'cancel');
    const notices = await companyNotifications(site);
    expect(notices.map(({ subject }) => subject).sort()).toEqual([
      'Booking cancelled: Wednesday 25 November 2026, 15:00, Noor',
      'Booking moved: Wednesday 25 November 2026, 15:00, Noor',
      'New booking: Tuesday 24 November 2026, 10:00, Noor',
    ]);
    for (const notice of notices)
      expect(notice).toMatchObject({ to: 'ola@entrada.example', replyTo: 'noor@tessera.example' });
    const moved = notices.find(({ subject }) => subject.startsWith('Booking moved'));
    const text = moved?.text.replace(/\s+/g, ' ');
    expect(text).toContain('Before Tuesday 24 November 2026 10:00 to 10:30, Lisbon');
    expect(text).toContain(`Reference ${reference}`);
    expect(text).toContain('Phone +971 50 000 0000');
    // Only the visitor gets the link.
    for (const notice of notices) expect(notice.text + notice.html).not.toContain(token);
  });
});

describe('work that is repeated after a commit that was not confirmed', () => {
  function doingTwice(database: Database): Database {
    return {
      ...database,
      async transaction(work) {
        await database.transaction(work);
        return database.transaction(work);
      },
    };
  }

  it('moves and cancels once', async ({ site }) => {
    const { token } = await book(site);
    const context = { ...site.context, database: doingTwice(site.database) };
    const moved = await moveBooking(context, token, { ...wednesday, locale: 'en' });
    expect(moved).toMatchObject({ ok: true, value: { sequence: 1 } });
    const cancelled = await cancelBooking(context, token);
    expect(cancelled).toMatchObject({ ok: true, value: { sequence: 2, status: 'cancelled' } });
    expect((await mailKinds(site)).sort()).toEqual([
      'booking-cancelled',
      'booking-confirmed',
      'booking-moved',
    ]);
  });
});
