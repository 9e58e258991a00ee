import { describe, expect } from 'vitest';
import { bookingBody } from '../../factories/booking-site.ts';
import { bookAsVisitor, listBookings, read } from '../../factories/staff-bookings.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  ownerEmail,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

const url = (id: string, action = '') => `/api/admin/bookings/${id}${action}`;

/** The log's rows about the bookings of this test; nothing empties the log. */
async function auditedActions({ database }: StaffSite): Promise<string[]> {
  const rows = await database.read((db) =>
    db
      .selectFrom('auditLog')
      .innerJoin('bookings', 'bookings.id', 'auditLog.subjectId')
      .select('action')
      .orderBy('auditLog.at')
      .orderBy('auditLog.id')
      .execute(),
  );
  return rows.map(({ action }) => action);
}

async function mailsTo(site: StaffSite, email: string) {
  return (await site.mails()).filter(({ to }) => to === email);
}

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
    const response = await owner.get('/api/admin/bookings/export?state=all');
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
      ...{ date: '2026-11-24', time: '14:00', timeZone: 'Asia/Dubai', status: 'confirmed' },
      ...{ canChange: true, canMarkNoShow: false, revision: 0, place: 'any', videoLink: null },
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
    ['en', 'We are sorry: we cannot keep the time below', 'From us'],
    ['pt', 'Pedimos desculpa: não podemos manter a hora', 'Da nossa parte'],
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

describe('booking for somebody', () => {
  const client = { name: 'Rui Prates', email: 'Rui@prates.example', language: 'pt' };
  const slot = { date: '2026-11-24', time: '10:00' };

  it('needs a name and an address, and mails the invitation in the client’s language', async ({
    site,
  }) => {
    const browser = await becomeOwner(site);
    const key = { headers: { 'Idempotency-Key': crypto.randomUUID() } };
    const body = { ...client, ...slot, word: 'Falamos amanhã.' };
    const answers = await Promise.all(
      [0, 1, 2].map(() => browser.send('/api/admin/bookings', body, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const booked = await Promise.all(answers.map(async (answer) => (await read(answer))[1]));
    expect(new Set(booked.map(({ id }) => id)).size).toBe(1);
    expect(booked[0]).toMatchObject({ confirmed: true, language: 'pt', timeZone: 'Europe/Lisbon' });
    const [mail, ...rest] = await mailsTo(site, client.email);
    expect(rest).toEqual([]);
    expect(mail?.subject).toMatch(/^A sua consulta está marcada/);
    expect(mail?.text).toContain('Falamos amanhã.');
    expect(mail?.text).toContain('Está marcado, Rui');
    const people = await (await browser.get('/api/admin/people?q=rui@prates')).json();
    expect(people).toMatchObject({ total: 1, people: [{ id: booked[0]?.personId }] });
    expect(await auditedActions(site)).toEqual(['booking.book']);

    const [status, { errors }] = await read(
      await browser.send('/api/admin/bookings', { ...slot, name: 'Rui', locale: 'pt' }),
    );
    expect([status, errors?.[0]]).toMatchObject([422, { field: 'email', code: 'required' }]);
    expect(errors?.[0]?.message).toMatch(/^É preciso um e-mail/);
  });

  it('is no second booking of one person unless staff say so, and waits for no confirmation', async ({
    site,
  }) => {
    const browser = await becomeOwner(site);
    await bookAsVisitor(site, { email: 'rui@prates.example' });
    const body = { ...client, ...slot, time: '11:00' };
    expect(await read(await browser.send('/api/admin/bookings', body))).toMatchObject([
      409,
      { code: 'breaks_rules', rules: ['already_booked'] },
    ]);
    const [status, { status: state }] = await read(
      await browser.send('/api/admin/bookings', { ...body, override: true }),
    );
    expect([status, state]).toEqual([201, 'confirmed']);
  });

  it('takes the slot from visitors, and one slot is given once to ten who ask at once', async ({
    site,
  }) => {
    const browser = await becomeOwner(site);
    const asks = Array.from({ length: 10 }, (_, index) => {
      const email = `v${index}@x.example`;
      if (index % 2 === 0)
        return browser.send('/api/admin/bookings', { ...client, ...slot, email, override: true });
      return site.app.request('/api/bookings', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(bookingBody({ email })),
      });
    });
    const statuses = (await Promise.all(asks)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, ...Array(9).fill(409)]);
  });
});

describe('the calendar', () => {
  it('has the slots for staff, bookings and why a day is closed', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id } = await bookAsVisitor(site);
    const response = await browser.get('/api/admin/calendar?from=2026-11-23&to=2026-12-01');
    const calendar = (await response.json()) as {
      today: string;
      days: { date: string; closure: object; slots: object[]; bookings: { id: string }[] }[];
    };
    expect(calendar.today).toBe('2026-11-23');
    expect(calendar.days).toHaveLength(9);
    const [monday, tuesday] = calendar.days;
    // 09:00 is within the visitors' notice period, and free for staff.
    expect(monday?.slots[0]).toEqual({ time: '09:00', state: 'free' });
    expect(tuesday?.slots[1]).toEqual({ time: '10:00', state: 'booked' });
    expect(tuesday?.bookings).toMatchObject([{ id }]);
    expect(calendar.days[5]?.closure).toEqual({ reason: 'weekend' });
    expect(calendar.days[8]?.closure).toMatchObject({ reason: 'holiday' });
    expect((await browser.get('/api/admin/calendar?from=2026-11-23')).status).toBe(422);
  });
});
