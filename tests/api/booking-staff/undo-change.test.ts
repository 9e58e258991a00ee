import { describe, expect } from 'vitest';
import { remindBookings } from '#features/booking/messages/remind-bookings.server.ts';
import { auditedActions, bookAsVisitor, mailsTo, read } from '../../factories/staff-bookings.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

const email = 'noor@tessera.example';
const monday = { date: '2026-11-23', time: '09:00' };

const change = (browser: Browser, id: string, action: string, body = {}) =>
  browser.send(`/api/admin/bookings/${id}/${action}`, body);

const kindsTo = async (site: StaffSite) =>
  (await mailsTo(site, email)).map(({ kind }) => kind).sort();

/** The mails in the order in which they are due. */
async function dueMails({ database }: StaffSite): Promise<string[]> {
  const rows = await database.read((db) =>
    db
      .selectFrom('outbox')
      .select('kind')
      .where('kind', 'in', ['booking-moved', 'booking-cancelled'])
      .orderBy('nextAttemptAt')
      .orderBy('createdAt')
      .execute(),
  );
  return rows.map(({ kind }) => kind);
}

describe('a change by staff', () => {
  it.for([
    ['cancel', {}],
    ['move', monday],
  ] as const)(
    'is undone within ten seconds, and the client learns nothing: %s',
    async ([action, body], { site }) => {
      const browser = await becomeOwner(site);
      const { id, token } = await bookAsVisitor(site);
      const [, before] = await read(await browser.get(`/api/admin/bookings/${id}`));
      const [, changed] = await read(await change(browser, id, action, body));
      expect(changed.revision).toBe(1);
      const [status, booking] = await read(await change(browser, id, 'undo'));
      expect([status, booking]).toMatchObject([
        200,
        { status: 'confirmed', revision: 2, startsAt: before.startsAt, time: before.time },
      ]);
      expect(await kindsTo(site)).toEqual(['booking-confirmed']);
      expect((await auditedActions(site)).sort()).toEqual([`booking.${action}`, 'booking.undo']);
      const shown = await site.app.request(`/api/bookings/manage/${token}`);
      expect(await shown.json()).toMatchObject({ startsAt: before.startsAt, canChange: true });
      expect((await change(browser, id, 'undo')).status).toBe(409);
      // It can be changed again, with a mail of its own.
      await change(browser, id, action, body);
      expect(await kindsTo(site)).toHaveLength(2);
    },
  );

  it('stays once its mail may have left, or another change has followed', async ({
    site,
    later,
  }) => {
    const browser = await becomeOwner(site);
    const { id } = await bookAsVisitor(site);
    await change(browser, id, 'move', monday);
    const stale = await browser.send(`/api/admin/bookings/${id}/undo`, undefined, {
      headers: { 'If-Match': '"0"' },
    });
    expect(stale.status).toBe(412);
    later({ minutes: 1 });
    const [status, refusal] = await read(await change(browser, id, 'undo'));
    expect([status, refusal.code]).toEqual([409, 'already_sent']);
    expect(await kindsTo(site)).toEqual(['booking-confirmed', 'booking-moved']);
    expect((await change(browser, crypto.randomUUID(), 'undo')).status).toBe(404);
  });

  it('is not undone into a slot that was booked since; its mail goes out', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id } = await bookAsVisitor(site);
    await change(browser, id, 'cancel');
    await bookAsVisitor(site, { email: 'b@x.example' });
    const [status, refusal] = await read(await change(browser, id, 'undo'));
    expect([status, refusal.code]).toEqual([409, 'slot_taken']);
    expect(await kindsTo(site)).toEqual(['booking-cancelled', 'booking-confirmed']);
  });

  it('is not undone into a booking that its former length overlaps', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id } = await bookAsVisitor(site);
    const [, { startsAt = '' }] = await read(await browser.get(`/api/admin/bookings/${id}`));
    const endsAt = new Date(Date.parse(startsAt) + 90 * 60_000).toISOString();
    await site.database.transaction((trx) =>
      trx.updateTable('bookings').set({ endsAt }).where('id', '=', id).execute(),
    );
    await change(browser, id, 'cancel');
    await bookAsVisitor(site, { email: 'b@x.example', time: '11:00' });
    const [status, refusal] = await read(await change(browser, id, 'undo'));
    expect([status, refusal.code]).toEqual([409, 'slot_taken']);
  });

  it('leaves no reminder of the time that it gave up', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id } = await bookAsVisitor(site);
    // A day ahead to the minute, when a reminder is due at once.
    const tomorrow = new Date(site.context.clock().getTime() + 86_400_000).toISOString();
    const slot = { date: tomorrow.slice(0, 10), time: tomorrow.slice(11, 16), override: true };
    expect((await change(browser, id, 'move', slot)).status).toBe(200);
    await remindBookings(site.context);
    expect(await kindsTo(site)).toContain('booking-reminder-24h');
    expect((await change(browser, id, 'undo')).status).toBe(200);
    expect(await kindsTo(site)).not.toContain('booking-reminder-24h');
  });

  it('has its mail leave before that of a change by the client', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id, token } = await bookAsVisitor(site);
    await change(browser, id, 'move', monday);
    site.clock.now = new Date(site.clock.now.getTime() + 1_000);
    const cancelled = await site.app.request(`/api/bookings/manage/${token}/cancel`, {
      method: 'POST',
    });
    expect(cancelled.status).toBe(200);
    expect(await dueMails(site)).toEqual(['booking-moved', 'booking-cancelled']);
    expect((await change(browser, id, 'undo')).status).toBe(409);
  });
});
