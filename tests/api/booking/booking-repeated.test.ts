import { describe, expect } from 'vitest';
import {
  type BookingSite,
  bookingBody,
  countBookings,
  post,
  waitingMails,
} from '../../factories/booking-site.ts';
import { test as it } from '../../factories/booking-test.ts';

function keyed(site: BookingSite, body: unknown, key = 'c0ffee'): Promise<Response> {
  return post(site, body, { 'Idempotency-Key': key });
}

/** Returns the response status and the reference behind the link in a mail. */
async function openLink(
  site: BookingSite,
  text: string,
): Promise<{ status: number; reference?: string }> {
  const token = /manage-booking\/([\w-]+)/.exec(text)?.[1];
  const response = await site.app.request(`/api/bookings/manage/${token}`);
  const { reference } = (await response.json()) as { reference?: string };
  return { status: response.status, ...(reference && { reference }) };
}

describe('Idempotency-Key', () => {
  it('returns the same status and bytes again, whatever the order of the fields', async ({
    site,
  }) => {
    const first = await keyed(site, bookingBody());
    const body = Object.fromEntries(Object.entries(bookingBody()).reverse());
    const second = await keyed(site, { ...body, openedAt: '2026-11-23T08:00:00.000Z' });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(await countBookings(site)).toBe(1);
  });

  it('refuses another body under the same key', async ({ site }) => {
    await keyed(site, bookingBody());
    const second = await keyed(site, bookingBody({ time: '11:00' }));
    expect(second.status).toBe(422);
    expect(await second.json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await countBookings(site)).toBe(1);
  });

  it('does not store a refusal', async ({ site }) => {
    expect((await keyed(site, bookingBody({ date: '2026-11-28' }))).status).toBe(422);
    expect((await keyed(site, bookingBody())).status).toBe(201);
  });

  it('stores no link that can be read without the key', async ({ site }) => {
    await keyed(site, bookingBody());
    const rows = await site.database.read((db) =>
      db.selectFrom('idempotencyKeys').selectAll().execute(),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/manage-booking|c0ffee|tessera/);
  });

  it('expires after a day', async ({ site }) => {
    await keyed(site, bookingBody());
    site.clock.now = new Date('2026-11-24T08:30:00.001Z');
    const second = await keyed(site, bookingBody({ email: 'other@x.example', date: '2026-11-25' }));
    expect(second.status).toBe(201);
  });
});

describe('an address with a booking ahead', () => {
  it('learns nothing of it from the response, and gets its link by mail', async ({ site }) => {
    const { reference } = (await (await post(site, bookingBody())).json()) as { reference: string };
    const other = bookingBody({ email: 'NOOR@tessera.example', name: 'Mallory', time: '15:00' });
    const response = await post(site, other);
    expect(response.status).toBe(409);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ status: 409, code: 'already_booked' });
    expect(text).not.toMatch(/EN-|2026|10:00|manage|Noor/);

    const mail = (await waitingMails(site)).find(({ kind }) => kind === 'booking-link');
    expect(mail).toMatchObject({ to: 'noor@tessera.example', attachments: [] });
    expect(mail?.text).not.toContain('Mallory');
    expect(await openLink(site, mail?.text ?? '')).toEqual({ status: 200, reference });
  });

  it('can use every link that was mailed', async ({ site }) => {
    await post(site, bookingBody());
    await post(site, bookingBody());
    const mails = await waitingMails(site);
    const linkOf = (kind: string) =>
      openLink(site, mails.find((mail) => mail.kind === kind)?.text ?? '');
    expect((await linkOf('booking-confirmed')).status).toBe(200);
    expect((await linkOf('booking-link')).status).toBe(200);
  });

  it('is mailed at most three times in a day, and again the day after', async ({ site }) => {
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

  it('may book again once the consultation has begun', async ({ site }) => {
    await post(site, bookingBody());
    site.clock.now = new Date('2026-11-24T10:00:00.000Z');
    expect((await post(site, bookingBody({ date: '2026-11-25' }))).status).toBe(201);
  });

  it('is first told what is wrong with the day, and gets no mail for that', async ({ site }) => {
    await post(site, bookingBody());
    expect((await post(site, bookingBody({ date: '2026-11-28' }))).status).toBe(422);
    expect(await waitingMails(site)).toHaveLength(1);
  });
});
