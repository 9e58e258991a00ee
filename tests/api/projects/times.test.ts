import { describe, expect } from 'vitest';
import { bookAsVisitor } from '../../factories/staff-bookings.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';
import { ask, readProject, startProject } from './calls.ts';

const meeting = { kind: 'time', title: 'A call about the articles' };

async function choose(site: StaffSite, token: string, body: unknown) {
  const response = await site.app.request(`${site.origin}/api/do/${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const bookings = ({ database }: StaffSite) =>
  database.read((db) =>
    db.selectFrom('bookings').select(['day', 'time', 'status', 'name', 'personId']).execute(),
  );

describe('a request for a time', () => {
  it('books any free slot, with its mails, and says when', async ({ site }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner, { company: 'Tessera Lda' });
    const { token } = await ask(owner, project, meeting);
    const html = await (await site.app.request(`${site.origin}/do/${token}`)).text();
    expect(html).toContain('value="2026-11-25 10:00"');
    const slot = { date: '2026-11-25', time: '10:00' };
    expect(await choose(site, token, slot)).toMatchObject({ status: 200 });
    expect(await choose(site, token, slot)).toMatchObject({ status: 200 });
    const { decisions, person } = await readProject(owner, project);
    expect(decisions).toMatchObject([{ choice: 'chosen', comment: '2026-11-25 10:00' }]);
    expect(await bookings(site)).toEqual([
      {
        day: '2026-11-25',
        time: '10:00',
        status: 'confirmed',
        name: 'Noor El-Amin',
        personId: person.id,
      },
    ]);
    const kinds = (await site.mails()).map(({ kind }) => kind);
    expect(kinds).toContain('booking-confirmed');
    const availability = await site.app.request(
      `${site.origin}/api/bookings/availability?from=2026-11-25&to=2026-11-25`,
    );
    expect(JSON.stringify(await availability.json())).toContain(
      '"available":false,"reason":"taken"',
    );
  });

  it('says afterwards when we meet, also once that was changed, and what else is asked', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner);
    const { token } = await ask(owner, project, meeting);
    const pageOf = async () => (await site.app.request(`${site.origin}/do/${token}`)).text();
    await choose(site, token, { date: '2026-11-25', time: '10:00' });
    expect(await pageOf()).toContain('Wednesday 25 November 2026, 10:00 in Lisbon');
    expect(await pageOf()).toContain('Nothing more is needed here');
    for (const title of ['Your name', 'Your address'])
      await ask(owner, project, { kind: 'answer', title });
    expect(await pageOf()).toContain('2 things more are waiting for you.');
    const change = (startsAt: string, status: 'confirmed' | 'cancelled') =>
      site.database.transaction((trx) =>
        trx.updateTable('bookings').set({ startsAt, status }).execute(),
      );
    await change('2026-11-26T15:00:00.000Z', 'confirmed');
    expect(await pageOf()).toContain('Thursday 26 November 2026, 15:00 in Lisbon');
    await change('2026-11-26T15:00:00.000Z', 'cancelled');
    expect(await pageOf()).toContain('Thursday 26 November 2026, 15:00 in Lisbon was cancelled.');
  });

  it('takes one of the times that are offered, and no other', async ({ site }) => {
    const owner = await becomeOwner(site);
    const slots = [
      // Outside the slots that visitors see.
      { date: '2026-12-02', time: '09:15' },
      { date: '2026-12-03', time: '11:00' },
    ];
    const { token } = await ask(owner, await startProject(owner), { ...meeting, slots });
    const html = await (await site.app.request(`${site.origin}/do/${token}`)).text();
    expect(
      [...html.matchAll(/name="slot"[^>]*value="([^"]+)"/g)].map(([, value]) => value),
    ).toEqual(['2026-12-02 09:15', '2026-12-03 11:00']);
    expect(await choose(site, token, { date: '2026-12-04', time: '11:00' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'time', code: 'not_offered' }] },
    });
    expect(await choose(site, token, { date: '2026-13-01', time: '' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'date' }, { field: 'time' }] },
    });
    const press = await site.app.request(`${site.origin}/do/${token}`, {
      method: 'POST',
      body: new URLSearchParams({ slot: '2026-12-02 09:15' }),
    });
    expect(press.status).toBe(303);
    expect(await bookings(site)).toMatchObject([{ day: '2026-12-02', time: '09:15' }]);
  });

  it('gives a time to one of many who press at once; the others are told', async ({ site }) => {
    const owner = await becomeOwner(site);
    const slot = { date: '2026-11-25', time: '10:00' };
    const tokens = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        const project = await startProject(owner, { email: `client-${at}@tessera.example` });
        return (await ask(owner, project, meeting)).token;
      }),
    );
    const outcomes = await Promise.all(tokens.map((token) => choose(site, token, slot)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(outcomes.find(({ status }) => status === 422)?.body).toMatchObject({
      errors: [{ field: 'time', code: 'slot_taken' }],
    });
    expect(await bookings(site)).toHaveLength(1);
  });

  it('is not the one free consultation of an address, which is booked beside it', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const email = 'noor@tessera.example';
    const { token } = await ask(owner, await startProject(owner, { email }), meeting);
    await choose(site, token, { date: '2026-11-25', time: '10:00' });
    const free = await bookAsVisitor(site, { email, date: '2026-11-25', time: '11:00' });
    expect(free.id).toBeTruthy();
    const another = await bookAsVisitor(site, { email, date: '2026-11-26', time: '11:00' });
    expect(another.id).toBe('');
    expect((await bookings(site)).map(({ time }) => time).sort()).toEqual(['10:00', '11:00']);
    const confirmations = (await site.mails()).filter(({ kind }) => kind === 'booking-confirmed');
    const mail = confirmations.find(({ subject }) => subject.includes('Your meeting is booked'));
    expect(mail?.text).not.toMatch(/Free|free|your order/);
    expect(mail?.attachments[0]?.content).toContain('SUMMARY:Meeting with');
  });

  it('does not wait for another booking of the client, and offers no time that is taken', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    await bookAsVisitor(site, { email: 'noor@tessera.example', date: '2026-11-25', time: '10:00' });
    const slots = [
      { date: '2026-11-25', time: '10:00' },
      { date: '2026-11-25', time: '11:00' },
    ];
    const { token } = await ask(owner, await startProject(owner), { ...meeting, slots });
    const html = await (await site.app.request(`${site.origin}/do/${token}`)).text();
    expect(html).not.toContain('value="2026-11-25 10:00"');
    expect(await choose(site, token, slots[0])).toMatchObject({ status: 422 });
    expect(await choose(site, token, slots[1])).toMatchObject({ status: 200 });
  });
});
