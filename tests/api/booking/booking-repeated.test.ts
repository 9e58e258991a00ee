import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type BookingSite,
  bookingBody,
  countBookings,
  createBookingSite,
  post,
  waitingMails,
} from '../../factories/booking-site.ts';

let site: BookingSite;
beforeAll(async () => {
  site = await createBookingSite({ now: '2026-11-23T08:30:00.000Z' });
});
afterEach(() => site.reset());
afterAll(() => site.close());

function keyed(body: unknown, key = 'c0ffee'): Promise<Response> {
  return post(site, body, { 'Idempotency-Key': key });
}

/** Status and reference behind the link in a mail. */
async function openLink(text: string): Promise<{ status: number; reference?: string }> {
  const token = /manage-booking\/([\w-]+)/.exec(text)?.[1];
  const response = await site.app.request(`/api/bookings/manage/${token}`);
  const { reference } = (await response.json()) as { reference?: string };
  return { status: response.status, ...(reference && { reference }) };
}

describe('Idempotency-Key', () => {
  it('gives the same status and the same bytes again, whatever the order of fields', async () => {
    const first = await keyed(bookingBody());
    const body = Object.fromEntries(Object.entries(bookingBody()).reverse());
    const second = await keyed({ ...body, openedAt: '2026-11-23T08:00:00.000Z' });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(await countBookings(site)).toBe(1);
  });

  it('refuses another body under the same key', async () => {
    await keyed(bookingBody());
    const second = await keyed(bookingBody({ time: '11:00' }));
    expect(second.status).toBe(422);
    expect(await second.json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await countBookings(site)).toBe(1);
  });

  it('does not remember a refusal', async () => {
    expect((await keyed(bookingBody({ date: '2026-11-28' }))).status).toBe(422);
    expect((await keyed(bookingBody())).status).toBe(201);
  });

  it('keeps no link that can be read without the key', async () => {
    await keyed(bookingBody());
    const rows = await site.database.read((db) =>
      db.selectFrom('idempotencyKeys').selectAll().execute(),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/manage-booking|c0ffee|tessera/);
  });

  it('forgets after a day', async () => {
    await keyed(bookingBody());
    site.clock.now = new Date('2026-11-24T08:30:00.001Z');
    const second = await keyed(bookingBody({ email: 'other@x.example', date: '2026-11-25' }));
    expect(second.status).toBe(201);
  });
});

describe('an address with a booking ahead', () => {
  it('learns nothing of it from the answer, and gets its link by mail', async () => {
    const { reference } = (await (await post(site, bookingBody())).json()) as { reference: string };
    const other = bookingBody({ email: 'NOOR@tessera.example', name: 'Mallory', time: '15:00' });
    const response = await post(site, other);
    expect(response.status).toBe(409);
    const answer = await response.text();
    expect(JSON.parse(answer)).toMatchObject({ status: 409, code: 'already_booked' });
    expect(answer).not.toMatch(/EN-|2026|10:00|manage|Noor/);

    const mail = (await waitingMails(site)).find(({ kind }) => kind === 'booking-link');
    expect(mail).toMatchObject({ to: 'noor@tessera.example', attachments: [] });
    expect(mail?.text).not.toContain('Mallory');
    expect(await openLink(mail?.text ?? '')).toEqual({ status: 200, reference });
  });

  it('keeps every link that was mailed', async () => {
    await post(site, bookingBody());
    await post(site, bookingBody());
    const mails = await waitingMails(site);
    const linkOf = (kind: string) => openLink(mails.find((mail) => mail.kind === kind)?.text ?? '');
    expect((await linkOf('booking-confirmed')).status).toBe(200);
    expect((await linkOf('booking-link')).status).toBe(200);
  });

  it('is mailed at most three times in a day, and again the day after', async () => {
    await post(site, bookingBody({ date: '2026-12-03' }));
    const again = async () => (await post(site, bookingBody())).status;
    expect([await again(), await again(), await again(), await again()]).toEqual([
      409, 409, 409, 409,
    ]);
    expect(await waitingMails(site)).toHaveLength(4);
    site.clock.now = new Date('2026-11-24T08:30:00.001Z');
    expect((await post(site, bookingBody({ date: '2026-11-25' }))).status).toBe(409);
    expect(await waitingMails(site)).toHaveLength(5);
  });

  it('may book again once the consultation has begun', async () => {
    await post(site, bookingBody());
    site.clock.now = new Date('2026-11-24T10:00:00.000Z');
    expect((await post(site, bookingBody({ date: '2026-11-25' }))).status).toBe(201);
  });

  it('is told first what is wrong with the day, and gets no mail for that', async () => {
    await post(site, bookingBody());
    expect((await post(site, bookingBody({ date: '2026-11-28' }))).status).toBe(422);
    expect(await waitingMails(site)).toHaveLength(1);
  });
});
