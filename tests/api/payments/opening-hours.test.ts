import { describe, expect } from 'vitest';
import {
  ask,
  buy,
  look,
  type OrderSite,
  pay,
  rows,
  send,
  waitingMails,
} from '../../factories/order-site.ts';
import { test } from '../../factories/order-test.ts';

// A Friday before the office opens; the Tuesday after it is a public holiday.
const it = test.extend('startsAt', { scope: 'file' }, '2026-11-27T07:41:00.000Z');
const hour = 3_600_000;

async function close(site: OrderSite, day: string): Promise<void> {
  const closed = { day, note: 'Closed', notePt: 'Fechado' };
  await site.database.transaction((trx) => trx.insertInto('closedDays').values(closed).execute());
}

async function reopen(site: OrderSite): Promise<void> {
  await site.database.transaction((trx) => trx.deleteFrom('closedDays').execute());
}

async function dueOf(site: OrderSite, kind: string) {
  return (await rows(site, 'companyTasks')).find((task) => task.kind === kind)?.dueAt;
}

async function noticeOf(site: OrderSite, kind = 'order-paid'): Promise<string> {
  const mail = (await waitingMails(site)).find((found) => found.kind === kind);
  return mail?.text.replace(/\s+/g, ' ') ?? '';
}

describe('what the company is asked to do, and by when', () => {
  it('paid on a Friday morning: on the Friday, and the page names no Saturday', async ({
    site,
  }) => {
    const bought = await buy(site);
    expect((await look(site, bought)).body).toMatchObject({ contactBy: null, isRenewal: false });
    expect(await dueOf(site, 'contact-client')).toBe('2026-11-27T18:00:00.000Z');
    const notice = await noticeOf(site);
    expect(notice).toContain('Contact by Friday 27 November 2026, 18:00');
    expect(notice).toContain('within 24 hours');
    expect(notice).not.toContain('Saturday');
  });

  it('paid on a Thursday: at the end of the 24 hours, which the page names', async ({ site }) => {
    await site.pass(-20 * hour);
    const bought = await buy(site);
    const due = '2026-11-27T11:41:00.000Z';
    expect((await look(site, bought)).body).toMatchObject({ contactBy: due });
    expect(await dueOf(site, 'contact-client')).toBe(due);
    expect(await noticeOf(site)).toContain('Friday 27 November 2026, 11:41');
  });

  it('paid at a weekend before a day that the owner closed, and a holiday: when it opens again', async ({
    site,
  }) => {
    await close(site, '2026-11-30');
    try {
      await site.pass(30 * hour);
      const bought = await buy(site);
      expect((await look(site, bought)).body).toMatchObject({ contactBy: null });
      expect(await dueOf(site, 'contact-client')).toBe('2026-12-02T09:00:00.000Z');
      expect(await noticeOf(site)).toContain('Wednesday 2 December 2026, 09:00');
    } finally {
      await reopen(site);
    }
  });

  it("follows the company's own opening hours", async ({ site }) => {
    const set = (openingHours: string) =>
      site.database.transaction((trx) =>
        trx.updateTable('company').set({ openingHours }).execute(),
      );
    await set('Weekdays 10:00 to 16:30');
    try {
      await buy(site);
      expect(await dueOf(site, 'contact-client')).toBe('2026-11-27T16:30:00.000Z');
    } finally {
      await set('Weekdays 09:00 to 18:00');
    }
  });

  it('a withdrawal on a Saturday is repaid on the last open day before the limit of the law', async ({
    site,
  }) => {
    await site.pass(30 * hour);
    const { body } = await ask(site);
    const { orderId, clientSecret } = body;
    await pay(site, clientSecret);
    const opened = await send(site, '/api/withdrawals/open', { body: { orderId, clientSecret } });
    const { token } = opened.body;
    const statement = { token, name: 'Omar Haddad', email: 'omar@cedar.example', locale: 'en' };
    expect((await send(site, '/api/withdrawals', { body: statement })).status).toBe(200);
    // The fourteen days end on Saturday 12 December.
    expect(await dueOf(site, 'withdrawal')).toBe('2026-12-11T18:00:00.000Z');
    const notice = await noticeOf(site, 'withdrawal-notice');
    expect(notice).toContain('Friday 11 December 2026, 18:00');
  });
});
