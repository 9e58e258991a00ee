import { describe, expect } from 'vitest';
import { remindBookings } from '#features/booking/messages/remind-bookings.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { sendWaitingMails } from '#platform/outbox/send-waiting-mails.server.ts';
import {
  type BookingSite,
  book,
  dumpTables,
  manage,
  waitingMails,
} from '../../factories/booking-site.ts';
import { test } from '../../factories/booking-test.ts';
import { dyingBeforeCommit } from '../../factories/test-services.ts';

const it = test.extend('startsAt', { scope: 'file' }, '2026-11-20T09:00:00.000Z');

// The booking is on Tuesday 24 November at 10:00 in Lisbon, which is 10:00 UTC.
async function reminders(site: BookingSite) {
  return (await waitingMails(site)).filter(({ kind }) => kind.startsWith('booking-reminder'));
}

async function kinds(site: BookingSite) {
  return (await reminders(site)).map(({ kind }) => kind).sort();
}

async function remindAt(site: BookingSite, moment: string): Promise<string[]> {
  site.clock.now = new Date(moment);
  await remindBookings(site.context);
  return kinds(site);
}

const day = 'booking-reminder-24h';
const hour = 'booking-reminder-1h';

/** Delivers the mails that are due but for those that `refuse` picks; returns their kinds. */
async function deliver(
  site: BookingSite,
  refuse: (mail: StoredMail) => boolean = () => false,
): Promise<string[]> {
  const delivered: string[] = [];
  await sendWaitingMails({
    database: site.database,
    clock: site.services.clock,
    logger: createLogger('silent'),
    async deliver(mail) {
      if (refuse(mail)) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      delivered.push(mail.kind);
    },
  });
  return delivered;
}

describe('a reminder', () => {
  it('is written a day before and an hour before, once each', async ({ site }) => {
    const { id } = await book(site);
    expect(await remindAt(site, '2026-11-23T09:59:59.000Z')).toEqual([]);
    expect(await remindAt(site, '2026-11-23T10:00:00.000Z')).toEqual([day]);
    expect(await remindAt(site, '2026-11-23T10:01:00.000Z')).toEqual([day]);
    await deliver(site);
    expect(await remindAt(site, '2026-11-24T08:59:59.000Z')).toEqual([day]);
    expect(await remindAt(site, '2026-11-24T09:00:00.000Z')).toEqual([hour, day]);
    expect(await remindAt(site, '2026-11-24T09:30:00.000Z')).toEqual([hour, day]);
    expect((await reminders(site)).map(({ messageId }) => messageId).sort()).toEqual([
      `booking-reminder-1h.${id}.0@entrada.example`,
      `booking-reminder-24h.${id}.0@entrada.example`,
    ]);
  });

  it('is in the visitor’s language, shows both time zones, and links to the booking', async ({
    site,
  }) => {
    const { reference } = await book(site, { locale: 'pt', timeZone: 'Asia/Kathmandu' });
    await remindAt(site, '2026-11-23T10:00:00.000Z');
    const [mail] = await reminders(site);
    expect(mail).toMatchObject({
      to: 'noor@tessera.example',
      replyTo: 'ola@entrada.example',
      subject: 'Lembrete: a sua consulta de terça-feira, 24 de novembro de 2026, 10:00 em Lisboa',
    });
    const text = mail?.text.replace(/\s+/g, ' ') ?? '';
    expect(text).toContain('Quando Terça-feira, 24 de novembro de 2026 das 10:00 às 10:30, Lisboa');
    expect(text).toContain('No seu fuso das 15:45 às 16:15, Catmandu');
    const [, token = ''] = /\/pt\/manage-booking\/([\w-]{43})/.exec(text) ?? [];
    const response = await site.app.request(`/api/bookings/manage/${token}`);
    expect(await response.json()).toMatchObject({ reference });
  });

  it('is written one elapsed hour before, also on the days around a clock change', async ({
    site,
  }) => {
    site.clock.now = new Date('2026-10-20T09:00:00.000Z');
    await book(site, { date: '2026-10-26', time: '09:00' });
    expect(await remindAt(site, '2026-10-25T08:59:59.000Z')).toEqual([]);
    expect(await remindAt(site, '2026-10-25T09:00:00.000Z')).toEqual([day]);
    await deliver(site);
    expect(await remindAt(site, '2026-10-26T08:00:00.000Z')).toEqual([hour, day]);
  });

  it('wakes the outbox worker', async ({ site }) => {
    await book(site);
    site.outbox.woken = 0;
    await remindAt(site, '2026-11-23T10:00:00.000Z');
    expect(site.outbox.woken).toBe(1);
    await remindBookings(site.context);
    expect(site.outbox.woken).toBe(1);
  });
});

describe('no reminder is sent', () => {
  it('a day before for a booking made three hours ahead, only an hour before', async ({ site }) => {
    site.clock.now = new Date('2026-11-24T07:00:00.000Z');
    await book(site);
    expect(await remindAt(site, '2026-11-24T07:01:00.000Z')).toEqual([]);
    expect(await remindAt(site, '2026-11-24T09:00:00.000Z')).toEqual([hour]);
  });

  it('for a booking that is cancelled', async ({ site }) => {
    const { token } = await book(site);
    await manage(site, token, 'cancel');
    expect(await remindAt(site, '2026-11-23T12:00:00.000Z')).toEqual([]);
    expect(await remindAt(site, '2026-11-24T09:30:00.000Z')).toEqual([]);
  });

  it('for the old time of a booking that moved, but for the new one', async ({ site }) => {
    const { id, token } = await book(site);
    await manage(site, token, 'move', { date: '2026-11-26', time: '15:00' });
    expect(await remindAt(site, '2026-11-23T12:00:00.000Z')).toEqual([]);
    expect(await remindAt(site, '2026-11-24T09:30:00.000Z')).toEqual([]);
    expect(await remindAt(site, '2026-11-25T15:00:00.000Z')).toEqual([day]);
    const [mail] = await reminders(site);
    expect(mail?.messageId).toBe(`booking-reminder-24h.${id}.1@entrada.example`);
    expect(mail?.subject).toContain('Thursday 26 November 2026, 15:00');
  });

  it('when it waits in the outbox while the booking is cancelled', async ({ site }) => {
    const { token } = await book(site);
    await deliver(site);
    await remindAt(site, '2026-11-23T10:00:00.000Z');
    await deliver(site, () => true);
    await manage(site, token, 'cancel');
    site.clock.now = new Date('2026-11-23T11:00:00.000Z');
    expect((await deliver(site)).sort()).toEqual(['booking-cancelled', 'booking-notice']);
    expect(await reminders(site)).toEqual([]);
  });

  it('when it waits in the outbox while the booking moves', async ({ site }) => {
    const { token } = await book(site);
    await remindAt(site, '2026-11-23T10:00:00.000Z');
    await deliver(site, ({ kind }) => kind === day);
    await manage(site, token, 'move', { date: '2026-11-26', time: '15:00' });
    site.clock.now = new Date('2026-11-23T11:00:00.000Z');
    expect(await deliver(site)).not.toContain(day);
  });

  it('when it failed permanently and the booking is cancelled: no retry revives it', async ({
    site,
  }) => {
    const { token } = await book(site);
    await remindAt(site, '2026-11-23T10:00:00.000Z');
    await site.database.transaction((trx) =>
      trx.updateTable('outbox').set({ status: 'dead' }).where('kind', '=', day).execute(),
    );
    await manage(site, token, 'cancel');
    expect(await reminders(site)).toEqual([]);
  });

  it('once the consultation has begun, after the mail server was down', async ({ site }) => {
    await book(site);
    await remindAt(site, '2026-11-24T09:00:00.000Z');
    await deliver(site, ({ kind }) => kind === hour);
    await remindAt(site, '2026-11-24T10:00:00.000Z');
    expect(await deliver(site)).toEqual([]);
    expect(await reminders(site)).toEqual([]);
  });

  it('a day before when the server restarts less than two hours before, nor after the start', async ({
    site,
  }) => {
    await book(site);
    expect(await remindAt(site, '2026-11-24T08:00:00.000Z')).toEqual([]);
    expect(await remindAt(site, '2026-11-24T10:00:00.000Z')).toEqual([]);
  });

  it('a day before if it still waits when the one-hour reminder is written', async ({ site }) => {
    await book(site);
    await remindAt(site, '2026-11-24T07:30:00.000Z');
    expect(await remindAt(site, '2026-11-24T09:00:00.000Z')).toEqual([hour]);
  });
});

describe('reminders after a crash', () => {
  it('are written once when two servers check at the same time', async ({ site }) => {
    for (const [index, time] of ['09:00', '10:00', '11:00', '14:00'].entries())
      await book(site, { time, email: `v${index}@x.example` });
    site.clock.now = new Date('2026-11-23T15:00:00.000Z');
    await Promise.all(Array.from({ length: 6 }, () => remindBookings(site.context)));
    expect(await kinds(site)).toEqual([day, day, day, day]);
  });

  it('store nothing when the process dies before the commit, and are written at the next check', async ({
    site,
  }) => {
    await book(site);
    site.clock.now = new Date('2026-11-23T12:00:00.000Z');
    const before = await dumpTables(site);
    const dying = { ...site.context, database: dyingBeforeCommit(site.database) };
    await expect(remindBookings(dying)).rejects.toThrow('died');
    expect(await dumpTables(site)).toEqual(before);
    await remindBookings(site.context);
    expect(await kinds(site)).toEqual([day]);
  });

  it('are not written again once they have been sent', async ({ site }) => {
    await book(site);
    await remindAt(site, '2026-11-23T12:00:00.000Z');
    expect(await deliver(site)).toContain(day);
    await remindAt(site, '2026-11-23T12:01:00.000Z');
    expect(await deliver(site)).toEqual([]);
  });

  it('are never written for a booking that is cancelled at the same time', async ({ site }) => {
    const bookings = [];
    for (const [index, time] of ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'].entries())
      bookings.push(await book(site, { time, email: `v${index}@x.example` }));
    site.clock.now = new Date('2026-11-23T16:00:00.000Z');
    await Promise.all([
      ...bookings.slice(0, 3).map(({ token }) => manage(site, token, 'cancel')),
      remindBookings(site.context),
      ...bookings.slice(3).map(({ token }) => manage(site, token, 'cancel')),
    ]);
    expect(await reminders(site)).toEqual([]);
  });
});
