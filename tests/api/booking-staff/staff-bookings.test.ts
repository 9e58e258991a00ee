import { describe, expect } from 'vitest';
import {
  auditedActions,
  bookAsVisitor,
  listBookings,
  mailsTo,
  read,
} from '../../factories/staff-bookings.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  ownerEmail,
  signIn,
} from '../../factories/staff-site.ts';

const url = (id: string, action = '') => `/api/admin/bookings/${id}${action}`;

const change = (browser: Browser, id: string, action: string, body: object, revision?: number) =>
  browser.send(url(id, action), body, {
    ...(revision !== undefined && { headers: { 'If-Match': `"${revision}"` } }),
  });

describe('the list of bookings', () => {
  it('has those to come, past, cancelled and missed ones, with their counts', async ({
    site,
    later,
  }) => {
    let browser = await becomeOwner(site);
    const { id: first } = await bookAsVisitor(site, { email: 'a@x.example', time: '10:00' });
    const { id: second } = await bookAsVisitor(site, { email: 'b@x.example', time: '11:00' });
    await bookAsVisitor(site, { email: 'c@x.example', date: '2026-11-26', name: 'Rui Prates' });
    await browser.send(url(second, '/cancel'));
    expect((await listBookings(browser)).bookings.map(({ date }) => date)).toEqual([
      '2026-11-24',
      '2026-11-26',
    ]);
    later({ days: 2 });
    browser = await signIn(site, ownerEmail);
    await browser.send(url(first, '/no-show'), {});
    const { counts } = await listBookings(browser);
    expect(counts).toEqual({ upcoming: 1, past: 1, cancelled: 1, 'no-show': 1 });
    const idsOf = async (query: string) =>
      (await listBookings(browser, query)).bookings.map(({ id }) => id);
    expect(await idsOf('?state=past')).toEqual([first]);
    expect(await idsOf('?state=no-show')).toEqual([first]);
    expect(await idsOf('?state=cancelled')).toEqual([second]);
    expect((await listBookings(browser, '?state=all')).total).toBe(3);
    expect((await listBookings(browser, '?state=all&limit=1&offset=1')).bookings).toHaveLength(1);
    expect(await idsOf('?state=all&q=PRATES')).toHaveLength(1);
    expect(await idsOf('?state=all&q=100%25')).toEqual([]);
    expect(await idsOf('?state=all&from=2026-11-25&to=2026-11-30')).toHaveLength(1);
    expect((await browser.get('/api/admin/bookings?state=none')).status).toBe(422);
  });

  it('is a CSV file for an owner alone', async ({ site }) => {
    const owner = await becomeOwner(site);
    await bookAsVisitor(site, { company: '=cmd()' });
    const response = await owner.get('/api/admin/bookings/export?state=all&excel=en');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = await response.text();
    expect(text).toContain("noor@tessera.example,'=cmd()");
    await addStaff(site, { email: 'ana@entrada.example' });
    const staff = await signIn(site, 'ana@entrada.example');
    expect((await staff.get('/api/admin/bookings/export')).status).toBe(403);
  });
});

describe('a booking', () => {
  it('shows both clocks, what can be done, and the four nearest free slots', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id } = await bookAsVisitor(site, { time: '14:00' });
    const response = await browser.get(url(id));
    expect(response.headers.get('etag')).toBe('"0"');
    const [, booking] = await read(response);
    expect(booking).toMatchObject({
      date: '2026-11-24',
      time: '14:00',
      timeZone: 'Asia/Dubai',
      status: 'confirmed',
      canChange: true,
      canMarkNoShow: false,
      revision: 0,
      place: 'phone',
      videoLink: null,
    });
    expect(booking.nearest?.map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-11-24 15:00',
      '2026-11-24 16:00',
      '2026-11-24 11:00',
      '2026-11-24 10:00',
    ]);
    expect((await browser.get(url(crypto.randomUUID()))).status).toBe(404);
  });

  it.for([
    ['en', 'We are sorry, but we cannot make the time below', 'A note from us'],
    ['pt', 'Pedimos desculpa: não podemos manter a hora', 'Uma nota nossa'],
  ] as const)(
    'is cancelled with a word to the client: %s',
    async ([locale, lead, label], { site }) => {
      const browser = await becomeOwner(site);
      const { id } = await bookAsVisitor(site, { locale });
      const word = 'A hearing was moved.\nI am sorry.';
      const [status, booking] = await read(await browser.send(url(id, '/cancel'), { word }));
      expect([status, booking.status, booking.revision]).toEqual([200, 'cancelled', 1]);
      const mails = (await mailsTo(site, 'noor@tessera.example')).filter(
        ({ kind }) => kind === 'booking-cancelled',
      );
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain(lead);
      expect(mails[0]?.text).toContain(label);
      expect(mails[0]?.text).toContain('A hearing was moved.');
      expect(mails[0]?.html).toContain('I am sorry.');
      expect(mails[0]?.attachments[0]?.content).toContain('METHOD:CANCEL');
      // The company knows what it did itself.
      expect((await site.mails()).filter(({ kind }) => kind === 'booking-notice')).toHaveLength(1);
      const again = await read(await browser.send(url(id, '/cancel'), { word }));
      expect(again).toMatchObject([200, { revision: 1 }]);
      expect(await mailsTo(site, 'noor@tessera.example')).toHaveLength(2);
      expect(await auditedActions(site)).toEqual(['booking.cancel']);
    },
  );

  it('can be booked by somebody else once it is cancelled', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id } = await bookAsVisitor(site);
    await browser.send(url(id, '/cancel'));
    expect((await bookAsVisitor(site, { email: 'b@x.example' })).id).not.toBe('');
  });

  it('moves within the notice period, with the mail, the invitation and one row of the log', async ({
    site,
  }) => {
    const browser = await becomeOwner(site);
    const { id, token } = await bookAsVisitor(site);
    const to = { date: '2026-11-23', time: '09:00', word: 'Same link.' };
    const [status, booking] = await read(await change(browser, id, '/move', to, 0));
    expect([status, booking.startsAt, booking.revision]).toEqual([
      200,
      '2026-11-23T09:00:00.000Z',
      1,
    ]);
    const moved = (await mailsTo(site, 'noor@tessera.example')).find(
      ({ kind }) => kind === 'booking-moved',
    );
    expect(moved?.text).toContain('Same link.');
    expect(moved?.attachments[0]?.content).toContain('SEQUENCE:1');
    const shown = await site.app.request(`/api/bookings/manage/${token}`);
    expect(await shown.json()).toMatchObject({ startsAt: '2026-11-23T09:00:00.000Z', sequence: 1 });
    expect(await auditedActions(site)).toEqual(['booking.move']);
    // The answer to the first press was lost.
    expect((await change(browser, id, '/move', to, 0)).status).toBe(200);
    expect(await auditedActions(site)).toEqual(['booking.move']);
  });

  it('never moves onto another, and says which rules it would break', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id } = await bookAsVisitor(site);
    await bookAsVisitor(site, { email: 'b@x.example', time: '11:00' });
    const moveTo = async (date: string, time: string, override = false) =>
      read(await browser.send(url(id, '/move'), { date, time, override }));
    expect(await moveTo('2026-11-24', '11:15', true)).toMatchObject([
      409,
      { code: 'slot_taken', nearest: [{}, {}, {}] },
    ]);
    expect(await moveTo('2026-11-23', '08:00', true)).toMatchObject([422, { code: 'past' }]);
    expect(await moveTo('2026-11-24', '05:00', true)).toMatchObject([
      422,
      { code: 'invalid_time' },
    ]);
    expect(await moveTo('2026-11-28', '12:10')).toMatchObject([
      409,
      { code: 'breaks_rules', rules: ['weekend', 'unknown_time'] },
    ]);
    expect(await moveTo('2026-02-30', '10:00')).toMatchObject([422, { code: 'invalid_fields' }]);
    expect(await auditedActions(site)).toEqual([]);
    expect(await moveTo('2026-11-28', '12:10', true)).toMatchObject([
      200,
      { startsAt: '2026-11-28T12:10:00.000Z' },
    ]);
    const [row] = await site.database.read((db) =>
      db.selectFrom('auditLog').selectAll().where('subjectId', '=', id).execute(),
    );
    expect(row?.after).toEqual({
      startsAt: '2026-11-28T12:10:00.000Z',
      broke: ['weekend', 'unknown_time'],
    });
  });

  it('beyond the horizon is seen by the next one who books there', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id } = await bookAsVisitor(site);
    const far = { date: '2027-03-01', time: '10:00', override: true };
    expect((await browser.send(url(id, '/move'), far)).status).toBe(200);
    const other = { ...far, name: 'Rui Prates', email: 'rui@x.example', time: '10:20' };
    expect(await read(await browser.send('/api/admin/bookings', other))).toMatchObject([
      409,
      { code: 'slot_taken' },
    ]);
  });

  it('that the client moved in the meantime is not overwritten', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id, token } = await bookAsVisitor(site);
    const to = { date: '2026-11-25', time: '10:00' };
    await site.send(`/api/bookings/manage/${token}/move`, to);
    const stale = { date: '2026-11-26', time: '10:00' };
    for (const [action, body] of [
      ['/move', stale],
      ['/cancel', {}],
    ] as const)
      expect(await read(await change(browser, id, action, body, 0))).toMatchObject([
        412,
        { code: 'changed', present: { date: '2026-11-25', revision: 1 } },
      ]);
    expect((await change(browser, id, '/cancel', {}, 1)).status).toBe(200);
  });

  it('that two of the staff move at once moves once', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id } = await bookAsVisitor(site);
    const answers = await Promise.all(
      ['10:00', '11:00', '14:00'].map((time) =>
        change(browser, id, '/move', { date: '2026-11-25', time }, 0),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect(await auditedActions(site)).toEqual(['booking.move']);
  });

  it('is a no-show only after it began, and that can be taken back', async ({ site, later }) => {
    let browser = await becomeOwner(site);
    const { id } = await bookAsVisitor(site);
    expect(await read(await browser.send(url(id, '/no-show')))).toMatchObject([
      409,
      { code: 'not_begun' },
    ]);
    later({ days: 1, hours: 2 });
    browser = await signIn(site, ownerEmail);
    expect(await read(await browser.send(url(id, '/no-show')))).toMatchObject([
      200,
      { noShowAt: site.clock.now.toISOString(), canMarkNoShow: true },
    ]);
    expect(await read(await browser.send(url(id, '/no-show'), { noShow: false }))).toMatchObject([
      200,
      { noShowAt: null },
    ]);
    expect((await auditedActions(site)).sort()).toEqual(['booking.came', 'booking.no-show']);
    expect(await read(await browser.send(url(id, '/cancel')))).toMatchObject([
      409,
      { code: 'not_changeable' },
    ]);
  });
});
