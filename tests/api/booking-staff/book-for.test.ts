import { describe, expect } from 'vitest';
import { remindBookings } from '#features/booking/messages/remind-bookings.server.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import { unzip } from '../../factories/content/zip-files.ts';
import { auditedActions, bookAsVisitor, mailsTo, read } from '../../factories/staff-bookings.ts';
import { becomeOwner, test as it } from '../../factories/staff-site.ts';

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
    expect(mail?.text).toContain('Consulta marcada, Rui');
    const people = await (await browser.get('/api/admin/people?q=rui@prates')).json();
    expect(people).toMatchObject({ total: 1, people: [{ id: booked[0]?.personId }] });
    expect(await auditedActions(site)).toEqual(['booking.book']);

    const [status, { errors }] = await read(
      await browser.send('/api/admin/bookings', { ...slot, name: 'Rui', locale: 'pt' }),
    );
    expect([status, errors?.[0]]).toMatchObject([422, { field: 'email', code: 'required' }]);
    expect(errors?.[0]?.message).toMatch(/^Indique um e-mail ou um número de telefone/);
  });

  it('needs no address of a caller with a telephone, and mails nothing', async ({
    site,
    later,
  }) => {
    const browser = await becomeOwner(site);
    const caller = { name: 'Aurora Pinto', phone: '912 345 678', language: 'pt' };
    const before = (await site.mails()).length;
    const [status, booked] = await read(
      await browser.send('/api/admin/bookings', { ...caller, ...slot, time: '14:00' }),
    );
    expect([status, booked]).toMatchObject([201, { email: '', phone: '912 345 678' }]);
    const { id = '', personId } = booked;

    // The same number, however it is written, is the same person.
    const again = { ...caller, phone: '00351 912345678', ...slot, time: '15:00' };
    expect(await read(await browser.send('/api/admin/bookings', again))).toMatchObject([
      409,
      { code: 'breaks_rules', rules: ['already_booked'] },
    ]);
    const [, second] = await read(
      await browser.send('/api/admin/bookings', { ...again, override: true }),
    );
    expect(second.personId).toBe(personId);

    const at = `/api/admin/bookings/${id}`;
    const [moved] = await read(
      await browser.send(`${at}/move`, { date: '2026-11-25', time: '10:00' }),
    );
    const [undone, back] = await read(await browser.send(`${at}/undo`, {}));
    expect([moved, undone, back.time]).toEqual([200, 200, '14:00']);
    expect((await browser.send(`/api/admin/bookings/${second.id}/cancel`, {})).status).toBe(200);

    const person = `/api/admin/people/${personId}`;
    for (const words of ['aurora', '912345678', '912 345'])
      expect(await (await browser.get(`/api/admin/people?q=${words}`)).json()).toMatchObject({
        people: [{ id: personId, email: '' }],
      });
    const found = await (await browser.get('/api/admin/search?q=Aurora')).json();
    expect(JSON.stringify(found)).toContain(personId);
    const copy = await unzip(
      Buffer.from(await (await browser.get(`${person}/export`)).arrayBuffer()),
    );
    expect(copy['bookings.json']).toContain('912 345 678');
    const letter = { personId, subject: 'Olá', text: 'Até já.', channel: 'mail' };
    expect(await read(await browser.send('/api/admin/conversations', letter))).toMatchObject([
      422,
      { code: 'no_address' },
    ]);
    // A day before it, when others are reminded.
    later({ hours: 25 });
    await remindBookings(site.context);
    expect(await site.mails()).toHaveLength(before);
  });

  it('erases a caller without an address, and nothing of anybody else', async ({ site }) => {
    const owner = await becomeOwner(site);
    await bookAsVisitor(site, { email: 'noor@tessera.example' });
    const mails = await mailsTo(site, 'noor@tessera.example');
    expect(mails.length).toBeGreaterThan(0);
    const before = (await site.mails()).length;
    const caller = { name: 'Aurora Pinto', phone: '912 345 678', language: 'pt' };
    const [, { id, personId }] = await read(
      await owner.send('/api/admin/bookings', { ...caller, ...slot, time: '15:00' }),
    );
    expect((await owner.send(`/api/admin/bookings/${id}/cancel`, {})).status).toBe(200);
    const erased = await owner.send(`/api/admin/people/${personId}/erase`, { endsWork: true });
    expect(await read(erased)).toMatchObject([200, { removed: { bookings: 1, mails: 0 } }]);
    expect(await (await owner.get('/api/admin/people?q=912345678')).json()).toMatchObject({
      total: 0,
    });
    expect(await mailsTo(site, 'noor@tessera.example')).toEqual(mails);
    expect((await site.mails()).length).toBe(before);
  });

  it.for(['', '12 34', 'call me'])(
    'is refused without an address for the number “%s”',
    async (phone, { site }) => {
      const browser = await becomeOwner(site);
      const body = { name: 'Aurora Pinto', phone, ...slot };
      expect(await read(await browser.send('/api/admin/bookings', body))).toMatchObject([
        422,
        { errors: [{ field: 'email', code: 'required' }] },
      ]);
    },
  );

  it('of a caller is of the person they are merged into, from then on', async ({ site }) => {
    const browser = await becomeOwner(site);
    const { id } = await bookAsVisitor(site, { email: 'aurora@pinto.example' });
    const known = (await read(await browser.get(`/api/admin/bookings/${id}`)))[1].personId;
    const caller = { name: 'Aurora', phone: '+351 912 345 678', ...slot, time: '14:00' };
    const [, first] = await read(await browser.send('/api/admin/bookings', caller));
    const merged = await browser.send(`/api/admin/people/${first.personId}/merge`, { into: known });
    expect(merged.status).toBe(201);
    const into = await (await browser.get(`/api/admin/people/${known}`)).json();
    expect(into).toMatchObject({
      email: 'aurora@pinto.example',
      merges: [{ email: '', phone: '+351 912 345 678' }],
    });
    const next = { ...caller, time: '15:00', override: true };
    const [, second] = await read(await browser.send('/api/admin/bookings', next));
    expect(second.personId).toBe(known);
  });

  it('says what it is about and how to talk, and needs a number to call', async ({ site }) => {
    const browser = await becomeOwner(site);
    const call = { about: 'package:company-setup', aboutText: 'Uma loja.', place: 'phone' };
    const send = (phone: string) =>
      browser.send('/api/admin/bookings', { ...client, ...slot, ...call, phone, locale: 'pt' });
    const [status, { errors }] = await read(await send(''));
    expect([status, errors]).toMatchObject([
      422,
      [{ field: 'phone', message: 'Para lhe ligarmos, precisamos do número de telefone' }],
    ]);
    const [, { id = '', ...booked }] = await read(await send('+351 912 345 678'));
    expect(booked).toMatchObject({
      place: 'phone',
      aboutText: 'Uma loja.',
      topic: { about: 'package:company-setup' },
    });
    expect(await (await browser.get(`/api/admin/bookings/${id}`)).json()).toMatchObject(booked);
    const [mail] = await mailsTo(site, client.email);
    expect(mail?.text).toContain('Ligamos-lhe para o +351 912 345 678');
    expect(mail?.text).toContain('Uma loja.');
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
