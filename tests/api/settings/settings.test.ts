import { describe, expect } from 'vitest';
import type { Connections, FeedAddress, Hours } from '#features/settings/settings.schema.ts';
import {
  addStaff,
  askToSignIn,
  becomeOwner,
  test as it,
  openBrowser,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';

const url = '/api/admin/settings';

async function auditRows({ database }: StaffSite, action: string) {
  return database.read((db) =>
    db.selectFrom('auditLog').selectAll().where('action', '=', action).execute(),
  );
}

async function addMail({ database, clock }: StaffSite, id: string, status: 'waiting' | 'dead') {
  const at = clock.now.toISOString();
  const times = { createdAt: at, nextAttemptAt: at, claimedUntil: null, sentAt: null };
  await database.transaction((trx) =>
    trx
      .insertInto('outbox')
      .values({
        id,
        kind: 'contact',
        messageId: id,
        recipientHash: null,
        status,
        attempts: 9,
        subject: '',
        payload: JSON.stringify({ to: 'noor@tessera.example' }),
        lastError: '550',
        ...times,
      })
      .execute(),
  );
}

describe('the connections', () => {
  it('name what is set and never a secret', async ({ site }) => {
    const owner = await becomeOwner(site);
    await addMail(site, 'm1', 'waiting');
    await addMail(site, 'm2', 'dead');
    const text = await (await owner.get(`${url}/connections`)).text();
    const { mail, payments, feedSince, database } = JSON.parse(text) as Connections;
    expect(mail).toMatchObject({ hasServer: false, givenUp: 1, waiting: 1, lastSentAt: null });
    expect(mail.unsent.map(({ id, isGivenUp }) => [id, isGivenUp])).toEqual([
      ['m2', true],
      ['m1', false],
    ]);
    expect(payments.provider).toBe('sandbox');
    expect(payments.keys).toContainEqual({ name: 'STRIPE_SECRET_KEY', isSet: false });
    expect([feedSince, database]).toEqual([null, site.database.engine]);
  });

  it('say that mail fails once some wait for ten minutes and none has got out since', async ({
    site,
    later,
  }) => {
    const owner = await becomeOwner(site);
    const isFailing = async () =>
      ((await (await owner.get(`${url}/connections`)).json()) as Connections).mail.isFailing;
    await addMail(site, 'm1', 'waiting');
    expect(await isFailing()).toBe(false);
    later({ minutes: 11 });
    expect(await isFailing()).toBe(true);
    // The server works again: the mail waits for its next attempt.
    const sentAt = site.clock.now.toISOString();
    await addMail(site, 'm2', 'waiting');
    await site.database.transaction((trx) =>
      trx.updateTable('outbox').set({ status: 'sent', sentAt }).where('id', '=', 'm2').execute(),
    );
    expect(await isFailing()).toBe(false);
  });

  it('have the mails that were given up tried again, once', async ({ site }) => {
    const owner = await becomeOwner(site);
    await addMail(site, 'm1', 'dead');
    const retry = async () => (await owner.send(`${url}/mail/retry`)).json();
    expect(await retry()).toEqual({ count: 1 });
    const { length } = await auditRows(site, 'mail.retry');
    expect(await retry()).toEqual({ count: 0 });
    expect(await auditRows(site, 'mail.retry')).toHaveLength(length);
    const { mail } = (await (await owner.get(`${url}/connections`)).json()) as Connections;
    expect([mail.givenUp, mail.waiting]).toEqual([0, 1]);
  });
});

describe('the calendar’s address', () => {
  it('is shown once, works, and ends the one before', async ({ site }) => {
    const owner = await becomeOwner(site);
    const renew = async () =>
      ((await (await owner.send(`${url}/calendar-feed`)).json()) as FeedAddress).url;
    const first = await renew();
    const status = async (address: string) =>
      (await site.app.request(new URL(address).pathname)).status;
    expect(await status(first)).toBe(200);
    const second = await renew();
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    const connections = await (await owner.get(`${url}/connections`)).text();
    expect(JSON.parse(connections)).toMatchObject({ feedSince: site.clock.now.toISOString() });
    expect(connections).not.toContain(second.split('/').at(-1)?.slice(0, 20));
    const rows = await auditRows(site, 'calendar-feed.renew');
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(rows)).not.toContain('.ics');
  });

  it('needs a proof of the last ten minutes', async ({ site, later }) => {
    const owner = await becomeOwner(site);
    later({ minutes: 11 });
    const response = await owner.send(`${url}/calendar-feed`);
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { code: 'passkey_again' },
    ]);
  });
});

describe('the displayed hours', () => {
  it('follow the booking rules', async ({ site }) => {
    const owner = await becomeOwner(site);
    const { hours, line } = (await (await owner.get(`${url}/hours`)).json()) as Hours;
    expect(hours).toMatchObject([{ weekdays: [1, 2, 3, 4, 5] }]);
    expect(line.en).toMatch(/^Weekdays \d\d:\d\d to \d\d:\d\d$/);
    expect(line.pt).toMatch(/^Dias úteis, das \d\d:\d\d às \d\d:\d\d$/);
  });
});

describe('the own language', () => {
  it('is kept with the person and used for mails to them', async ({ site }) => {
    const id = await addStaff(site, { email: 'marta@contas.example', role: 'bookkeeper' });
    const marta = await signIn(site, 'marta@contas.example');
    const set = (language: string) =>
      marta.send(`${url}/language`, { language }, { method: 'PUT' });
    expect((await set('en')).status).toBe(204);
    expect((await set('en')).status).toBe(204);
    expect(await (await marta.get('/api/session')).json()).toMatchObject({ language: 'en' });
    expect(await auditRows(site, 'staff.language')).toMatchObject([
      { subjectId: id, before: { language: 'pt' }, after: { language: 'en' } },
    ]);
    expect((await set('fr')).status).toBe(422);
    const mail = await askToSignIn(site, openBrowser(site), 'marta@contas.example');
    const [written] = (await site.mails()).filter(({ text }) => text.includes(mail.code));
    expect(written?.text).toContain('sign in');
  });
});
