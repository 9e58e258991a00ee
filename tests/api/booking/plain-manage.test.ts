import { describe, expect } from 'vitest';
import { bookingScreenTexts } from '#features/booking/booking-screen.texts.ts';
import { managedBookingTexts } from '#features/booking/manage/managed-booking.texts.ts';
import { setBookingRules } from '#features/booking/rules/booking-rules.server.ts';
import { ticketTexts } from '#features/booking/ticket/ticket.texts.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import { openPage, postForm, wordsOf } from '../../factories/plain-forms.ts';
import type { WholeSite } from '../../factories/whole-site.ts';
import { test as it } from '../../factories/whole-site-test.ts';

let persons = 0;

async function book(site: WholeSite, changes: Record<string, unknown>) {
  persons += 1;
  const body = bookingBody({ email: `plain${persons}@tessera.example`, ...changes });
  const { id, manageUrl } = await site.send<{ id: string; manageUrl: string }>(
    '/api/bookings',
    body,
  );
  const token = manageUrl.split('/').at(-1) ?? '';
  return { id, token, path: `/manage-booking/${token}`, email: String(body.email) };
}

async function rowOf({ database }: WholeSite, id: string) {
  return database.read((db) =>
    db
      .selectFrom('bookings')
      .select(['status', 'startsAt', 'sequence', 'confirmedAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}

async function mailedPath(site: WholeSite, email: string): Promise<string> {
  const mail = (await site.mails()).find(({ to }) => to === email);
  const [path] = /\/manage-booking\/[\w-]+/.exec(mail?.text ?? '') ?? [];
  if (path === undefined) throw new Error(`No mail to ${email} has a link.`);
  return path;
}

async function mailKindsTo(site: WholeSite, email: string): Promise<string[]> {
  const mails = await site.mails();
  return mails.filter(({ to }) => to === email).map(({ kind }) => kind);
}

describe.for([
  ['', 'en', '2026-11-24'],
  ['/pt', 'pt', '2026-11-25'],
] as const)(
  'a booking that is cancelled without scripts below "%s"',
  ([prefix, language, date]) => {
    const t = managedBookingTexts[language];

    it('is shown, asked about and cancelled once, however often it is pressed', async ({
      site,
    }) => {
      const typed = 'Chairs, in their own words.';
      const about = { about: 'service:ecommerce', aboutText: typed };
      const { id, path, email } = await book(site, {
        date,
        time: '10:00',
        locale: language,
        ...about,
      });
      const stored = await openPage(site, prefix + path);
      expect(stored.hidden).toEqual({});
      expect(stored.html).toContain('<form class="managed__noscript" method="post">');

      const opened = await postForm(site, prefix + path, { step: 'open' });
      expect([opened.status, opened.cacheControl]).toEqual([200, 'no-store']);
      expect(opened.html).toContain(t.hello.replace('{name}', 'Noor'));
      const asked = await postForm(site, prefix + path, { step: 'cancel' });
      expect([asked.status, asked.cacheControl]).toEqual([200, 'no-store']);
      expect(asked.html).toContain(t.cancelTitle);
      expect(asked.hidden).toEqual({ sequence: '0' });
      expect((await rowOf(site, id)).status).toBe('confirmed');

      const kept = await postForm(site, prefix + path, { ...asked.hidden, step: 'open' });
      expect(kept.html).toContain(t.hello.replace('{name}', 'Noor'));
      const press = { ...asked.hidden, step: 'cancel' };
      for (const _press of [1, 2]) {
        const sent = await postForm(site, prefix + path, press);
        expect([sent.status, sent.location]).toEqual([303, `${prefix}${path}?sent=cancelled`]);
      }
      expect((await rowOf(site, id)).status).toBe('cancelled');
      const kinds = await mailKindsTo(site, email);
      expect(kinds.filter((kind) => kind === 'booking-cancelled')).toHaveLength(1);
      const done = await openPage(site, `${prefix}${path}?sent=cancelled`);
      expect([done.status, done.cacheControl]).toEqual([200, 'no-store']);
      expect(wordsOf(done.html)).toContain(t.cancelled);
      expect(done.html).toContain(t.cancelledTitle);

      // What was typed is posted to the form, and no address has it.
      const { name = '', company = '', phone = '', ...others } = done.hidden;
      expect([name, others.email, company, phone]).toEqual([
        'Noor El-Amin',
        email,
        'Tessera',
        '+971 50 000 0000',
      ]);
      const again = await postForm(site, `${prefix}/book-consultation`, {
        ...done.hidden,
        day: '',
      });
      expect([again.status, again.cacheControl, again.location]).toEqual([200, 'no-store', null]);
      for (const value of [name, email, company, phone])
        expect(again.html).toContain(`value="${value}"`);
      expect(wordsOf(again.html)).toContain(typed);
      expect(again.html).toMatch(/<option[^>]*value="service:ecommerce"[^>]*selected/);
    });
  },
);

describe('a change without scripts', () => {
  it('is not made by opening an address', async ({ site }) => {
    const { id, path } = await book(site, { date: '2026-11-26', time: '10:00' });
    const before = await rowOf(site, id);
    for (const method of ['GET', 'HEAD'])
      for (const query of ['?step=cancel&sequence=0', '?sent=cancelled', '?sent=moved', '?date=']) {
        const answer = await site.app.request(path + query, { method });
        expect(answer.status).toBe(200);
        expect(wordsOf(await answer.text())).not.toContain(managedBookingTexts.en.cancelled);
      }
    expect(await rowOf(site, id)).toEqual(before);
  });

  it('is not made where the booking has changed since it was shown', async ({ site }) => {
    const { id, token, path } = await book(site, { date: '2026-11-26', time: '11:00' });
    const { hidden } = await postForm(site, path, { step: 'cancel' });
    await site.send(`/api/bookings/manage/${token}/move`, { date: '2026-11-26', time: '15:00' });
    const stale = await postForm(site, path, { ...hidden, step: 'cancel' });
    expect(stale.status).toBe(409);
    expect(stale.html).toContain(managedBookingTexts.en.stale);
    expect((await rowOf(site, id)).status).toBe('confirmed');
  });

  it('is refused once the consultation has begun', async ({ site }) => {
    const { id, path } = await book(site, { date: '2026-11-23', time: '14:00' });
    const { hidden } = await postForm(site, path, { step: 'cancel' });
    const before = site.clock.now;
    site.clock.now = new Date('2026-11-23T14:10:00Z');
    const late = await postForm(site, path, { ...hidden, step: 'cancel' });
    const asked = await postForm(site, path, { step: 'cancel' });
    site.clock.now = before;
    expect(late.status).toBe(409);
    for (const { html } of [late, asked]) expect(html).toContain(managedBookingTexts.en.begunTitle);
    expect(asked.hidden).toEqual({});
    expect((await rowOf(site, id)).status).toBe('confirmed');
  });

  it('is answered by 404 behind a link of no booking, and refused from other sites', async ({
    site,
  }) => {
    for (const path of ['/manage-booking/never-given', '/pt/manage-booking/%00']) {
      const answer = await postForm(site, path, { step: 'cancel', sequence: '0' });
      expect(answer.status).toBe(404);
      expect(answer.html).toMatch(/does not lead to a booking|não corresponde a nenhuma marcação/);
    }
    const { id, path } = await book(site, { date: '2026-11-27', time: '10:00' });
    const headers = { Origin: 'https://elsewhere.example' };
    const foreign = await postForm(site, path, { step: 'cancel', sequence: '0' }, { headers });
    expect(foreign.status).toBe(403);
    expect((await rowOf(site, id)).status).toBe('confirmed');
  });

  it('survives any field', async ({ site }) => {
    const { id, path } = await book(site, { date: '2026-11-27', time: '11:00' });
    for (const sequence of ['', '-1', '1e3', '\0', '9'.repeat(99)])
      for (const step of ['cancel', 'confirm', 'toString', '\0', ''])
        expect((await postForm(site, path, { step, sequence })).status).toBe(200);
    expect(await rowOf(site, id)).toMatchObject({ status: 'confirmed', confirmedAt: null });
  });
});

describe('a held booking without scripts', () => {
  it('is made by the button behind the mailed link alone', async ({ site }) => {
    await setBookingRules(site.context, { holdMinutes: 30 });
    const { id, path, email } = await book(site, { date: '2026-12-02', time: '10:00' });
    await setBookingRules(site.context, { holdMinutes: null });
    const own = await postForm(site, path, { step: 'open' });
    expect(own.html).not.toContain('value="confirm"');

    const mailed = await mailedPath(site, email);
    const t = managedBookingTexts.pt;
    const opened = await postForm(site, `/pt${mailed}`, { step: 'open' });
    expect(opened.html).toContain(t.heldTitle);
    expect(opened.html).not.toContain('Noor');
    expect(opened.html).toContain('value="confirm"');
    await postForm(site, `/pt${mailed}`, { step: 'confirm' });
    expect((await rowOf(site, id)).status).toBe('held');

    for (const _press of [1, 2]) {
      const press = { ...opened.hidden, step: 'confirm' };
      const sent = await postForm(site, `/pt${mailed}`, press);
      expect(sent.location).toBe(`/pt${mailed}?sent=confirmed`);
    }
    expect(await rowOf(site, id)).toMatchObject({ status: 'confirmed' });
    const kinds = await mailKindsTo(site, email);
    expect(kinds.filter((kind) => kind !== 'booking-held')).toHaveLength(1);
    const done = await openPage(site, `/pt${mailed}?sent=confirmed`);
    expect(done.html).toContain('managed__said');
    expect(done.html).toContain(ticketTexts.pt.status_confirmed);
  });

  it('says that nothing was booked once the hold has lapsed', async ({ site }) => {
    await setBookingRules(site.context, { holdMinutes: 30 });
    const { id, email } = await book(site, { date: '2026-12-03', time: '10:00' });
    await setBookingRules(site.context, { holdMinutes: null });
    const mailed = await mailedPath(site, email);
    const { hidden } = await postForm(site, mailed, { step: 'open' });
    const before = site.clock.now;
    site.clock.now = new Date(before.getTime() + 31 * 60_000);
    const late = await postForm(site, mailed, { ...hidden, step: 'confirm' });
    site.clock.now = before;
    expect(late.status).toBe(409);
    expect(late.html).toContain(managedBookingTexts.en.lapsedMore);
    expect((await rowOf(site, id)).status).not.toBe('confirmed');
  });
});

describe.for([
  ['', 'en', '2026-12-07', '2026-12-09 11:00'],
  ['/pt', 'pt', '2026-12-09', '2026-12-10 11:00'],
] as const)(
  'a booking that is moved without scripts below "%s"',
  ([prefix, language, date, slot]) => {
    const t = managedBookingTexts[language];

    it('leads from a day to a time to the new ticket, once however often it is pressed', async ({
      site,
    }) => {
      const { id, path, email } = await book(site, { date, time: '10:00', locale: language });
      const opened = await postForm(site, prefix + path, { step: 'move' });
      expect([opened.status, opened.cacheControl]).toEqual([200, 'no-store']);
      expect(opened.hidden).toMatchObject({ sequence: '0' });
      const [day = ''] = slot.split(' ');
      const days = await postForm(site, prefix + path, { ...opened.hidden, day });
      expect(days.html).toContain(`value="${slot}"`);
      const ends = bookingScreenTexts[language].until.replace('{to}', '11:30');
      expect(days.html).toContain(`<b>11:00</b></span><small>${ends}</small>`);
      const own = await postForm(site, prefix + path, { ...opened.hidden, day: date });
      expect(own.html).toContain(`value="${date} 15:00"`);
      expect(own.html).not.toContain(`value="${date} 10:00"`);
      const missing = await postForm(site, prefix + path, { ...days.hidden, step: 'move' });
      expect(missing.status).toBe(422);
      expect(missing.html).toContain('<a href="#times">');
      expect((await rowOf(site, id)).sequence).toBe(0);

      for (const _press of [1, 2]) {
        const sent = await postForm(site, prefix + path, { ...days.hidden, slot, step: 'move' });
        expect(sent.location).toBe(`${prefix}${path}?sent=moved`);
      }
      const row = await rowOf(site, id);
      expect(row).toMatchObject({ status: 'confirmed', sequence: 1 });
      expect(row.startsAt).toBe(`${slot.replace(' ', 'T')}:00.000Z`);
      const kinds = await mailKindsTo(site, email);
      expect(kinds.filter((kind) => kind === 'booking-moved')).toHaveLength(1);
      const done = await openPage(site, `${prefix}${path}?sent=moved`);
      expect(done.html).toContain('managed__said');
      expect(done.html).toContain(t.hello.replace('{name}', 'Noor'));
    });
  },
);

describe('a move without scripts', () => {
  it('offers other times if the time was taken in the meantime', async ({ site }) => {
    const { id, path } = await book(site, { date: '2026-12-11', time: '10:00' });
    const { hidden } = await postForm(site, path, { step: 'move' });
    await book(site, { date: '2026-12-11', time: '11:00' });
    const press = { ...hidden, step: 'move', slot: '2026-12-11 11:00' };
    const taken = await postForm(site, path, press);
    expect(taken.status).toBe(409);
    expect(taken.html).toContain(managedBookingTexts.en.takenTitle);
    expect(taken.html).not.toContain('value="2026-12-11 11:00"');
    expect(await rowOf(site, id)).toMatchObject({ sequence: 0, status: 'confirmed' });
    const other = { ...taken.hidden, step: 'move', slot: '2026-12-11 15:00' };
    expect((await postForm(site, path, other)).location).toBe(`${path}?sent=moved`);
  });

  it('says why a time is closed, and moves no booking that changed since', async ({ site }) => {
    const { id, token, path } = await book(site, { date: '2026-12-14', time: '10:00' });
    const { hidden } = await postForm(site, path, { step: 'move' });
    const saturday = { ...hidden, step: 'move', slot: '2026-12-12 10:00' };
    const closed = await postForm(site, path, saturday);
    expect(closed.status).toBe(422);
    expect(closed.html).toContain('when__error');
    for (const slot of ['', 'x', '2026-02-30 10:00', '2026-12-15 99:00', '\0'])
      expect((await postForm(site, path, { ...hidden, step: 'move', slot })).status).toBe(422);
    expect((await rowOf(site, id)).sequence).toBe(0);
    await site.send(`/api/bookings/manage/${token}/cancel`, {});
    const late = { ...hidden, step: 'move', slot: '2026-12-15 10:00' };
    const stale = await postForm(site, path, late);
    expect(stale.status).toBe(409);
    expect(stale.html).toContain(managedBookingTexts.en.stale);
    const asked = await postForm(site, path, { step: 'move' });
    expect(asked.html).toContain(managedBookingTexts.en.cancelledTitle);
  });
});

describe('a booking behind a mailed link', () => {
  it('records the press of a person, and not the opening of its address', async ({ site }) => {
    const { id, email } = await book(site, { date: '2026-12-04', time: '10:00' });
    const mailed = await mailedPath(site, email);
    await openPage(site, mailed);
    await openPage(site, `${mailed}?sent=moved`);
    expect((await rowOf(site, id)).confirmedAt).toBeNull();
    const opened = await postForm(site, mailed, { step: 'open' });
    expect(opened.html).toContain('Your consultation, Noor');
    expect((await rowOf(site, id)).confirmedAt).not.toBeNull();
  });
});
