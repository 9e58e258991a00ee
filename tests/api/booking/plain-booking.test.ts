import { describe, expect } from 'vitest';
import { setBookingRules } from '#features/booking/rules/booking-rules.server.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import { openPage, type PlainAnswer, postForm } from '../../factories/plain-forms.ts';
import type { WholeSite } from '../../factories/whole-site.ts';
import { test as it } from '../../factories/whole-site-test.ts';

const details = {
  name: 'Noor El-Amin',
  email: 'noor@tessera.example',
  company: 'Tessera',
  phone: '+971 50 000 0000',
};

function timesOf({ html }: PlainAnswer): string[] {
  return [...html.matchAll(/<input type="radio" name="slot"[^>]* value="([^"]+)"/g)].map(
    ([, value = '']) => value,
  );
}

function daysOf({ html }: PlainAnswer): string[] {
  return [...html.matchAll(/<button class="slot"[^>]* value="([^"]+)"/g)].map(
    ([, value = '']) => value,
  );
}

async function bookings({ database }: WholeSite): Promise<string[]> {
  const rows = await database.read((db) =>
    db.selectFrom('bookings').select('startsAt').orderBy('startsAt').execute(),
  );
  return rows.map(({ startsAt }) => startsAt);
}

describe.for([
  ['', 'You are booked, Noor', '2026-11-24 10:00', 'en'],
  ['/pt', 'Consulta marcada, Noor', '2026-11-24 11:00', 'pt'],
] as const)('booking without scripts below "%s"', ([prefix, booked, slot, language]) => {
  const path = `${prefix}/book-consultation`;
  const own = { ...details, email: `${language}.${details.email}` };

  it('leads from a day to a time to the ticket, once however often it is pressed', async ({
    site,
  }) => {
    const before = (await bookings(site)).length;
    const first = await openPage(site, `${path}?date=`);
    expect([first.status, first.cacheControl]).toEqual([200, 'no-store']);
    expect(daysOf(first)).toHaveLength(12);
    expect(daysOf(first)[0]).toBe('2026-11-23');

    const posted = { ...own, ...first.hidden };
    const day = await postForm(site, path, { ...posted, day: '2026-11-24' });
    expect(day.status).toBe(200);
    expect(timesOf(day)).toContain(slot);
    expect(day.html).toContain(`value="${own.email}"`);

    const press = { ...own, ...day.hidden, slot };
    const tickets = await Promise.all([1, 2].map(() => postForm(site, path, press)));
    const references = tickets.map(({ html }) => /EN-[\dA-Z]{6}/.exec(html)?.[0]);
    for (const ticket of tickets) {
      expect([ticket.status, ticket.cacheControl]).toEqual([200, 'no-store']);
      expect(ticket.html).toContain(booked);
    }
    expect(references[0]).toBeTruthy();
    expect(references[1]).toBe(references[0]);
    expect(await bookings(site)).toHaveLength(before + 1);
  });

  it('needs no company where the owner leaves it to the visitor, and says so', async ({ site }) => {
    const email = `nobody.${own.email}`;
    const person = { name: own.name, phone: own.phone, email, company: '' };
    const { hidden } = await openPage(site, `${path}?date=2026-12-03`);
    const hour = language === 'pt' ? '10:00' : '11:00';
    const press = { ...hidden, ...person, slot: `2026-12-03 ${hour}` };
    expect((await postForm(site, path, press)).status).toBe(422);
    await setBookingRules(site.context, { companyOptional: true });
    const form = await openPage(site, `${path}?date=2026-12-03`);
    const ticket = await postForm(site, path, press);
    await setBookingRules(site.context, { companyOptional: false });
    const controlOf = (name: string) =>
      new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(form.html)?.[0];
    expect(controlOf('company')).not.toContain('required');
    expect(controlOf('phone')).toContain('required');
    expect(ticket.status).toBe(200);
    expect(ticket.html).toContain(booked);
  });

  it('keeps what was typed beside a sentence at each refused field', async ({ site }) => {
    const { hidden } = await openPage(site, `${path}?date=2026-11-26`);
    const page = await postForm(site, path, { ...hidden, name: 'Ana', email: 'ana' });
    expect(page.status).toBe(422);
    for (const id of ['email', 'company', 'phone', 'times'])
      expect(page.html).toContain(`<a href="#${id}">`);
    expect(page.html).toContain('value="Ana"');
    expect(timesOf(page)[0]).toMatch(/^2026-11-26 /);
  });
});

describe('a booking from the page without scripts', () => {
  it('offers other times if the time was taken in the meantime', async ({ site }) => {
    const { hidden } = await openPage(site, '/book-consultation?date=2026-11-25');
    await site.send('/api/bookings', bookingBody({ date: '2026-11-25', time: '10:00' }));
    const before = await bookings(site);
    const own = { ...details, email: 'late@tessera.example' };
    const press = { ...own, ...hidden, slot: '2026-11-25 10:00' };
    const page = await postForm(site, '/book-consultation', press);
    expect(page.status).toBe(409);
    expect(page.html).toContain('This time has just been taken');
    expect(timesOf(page)).not.toContain('2026-11-25 10:00');
    expect(timesOf(page)).toContain('2026-11-25 11:00');
    expect(page.html).toContain('value="late@tessera.example"');
    expect(await bookings(site)).toEqual(before);
    const other = { ...own, ...page.hidden, slot: '2026-11-25 11:00' };
    const ticket = await postForm(site, '/book-consultation', other);
    expect(ticket.html).toContain('You are booked, Noor');
  });

  it('says why a time is closed, and shows the next day with free ones', async ({ site }) => {
    const { hidden } = await openPage(site, '/book-consultation?date=');
    const own = { ...details, email: 'closed@tessera.example' };
    const saturday = { ...own, ...hidden, slot: '2026-11-28 10:00' };
    const page = await postForm(site, '/book-consultation', saturday);
    expect(page.status).toBe(422);
    expect(page.html).toContain('when__error');
    expect(timesOf(page)[0]).toMatch(/^2026-11-30 /);
  });

  it('says that an address has a booking ahead', async ({ site }) => {
    const own = { ...details, email: 'twice@tessera.example' };
    for (const [slot, status] of [
      ['2026-12-02 10:00', 200],
      ['2026-12-02 11:00', 409],
    ] as const) {
      const { hidden } = await openPage(site, '/book-consultation?date=2026-12-02');
      const page = await postForm(site, '/book-consultation', { ...own, ...hidden, slot });
      expect(page.status).toBe(status);
      if (status === 409) expect(page.html).toContain('already has a booking');
    }
  });

  it('survives any query, day and key', async ({ site }) => {
    for (const query of ['?date=%00', '?date=2026-02-30', '?date=9999-12-31', '?date=a&date=b'])
      expect((await openPage(site, `/book-consultation${query}`)).status).toBe(200);
    const odd = { day: '\0', slot: 'x y z', key: '\0', openedAt: 'never', name: '\0' };
    expect((await postForm(site, '/book-consultation', odd)).status).toBe(200);
    const { day: _day, ...press } = odd;
    expect((await postForm(site, '/book-consultation', press)).status).toBe(422);
  });
});
