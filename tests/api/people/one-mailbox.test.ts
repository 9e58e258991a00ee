import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrations } from '#database/migrate.server.ts';
import { removeMailsAbout } from '#platform/outbox/remove-mails.server.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import { addStaff, becomeOwner, test as it, signIn } from '../../factories/staff-site.ts';
import { openEmptyDatabase } from '../../faults/open-database.ts';

const unicode = 'ana@café.pt';
const ascii = 'ana@xn--caf-dma.pt';
const spellings = [
  unicode,
  ascii,
  'Ana@CAFÉ.pt',
  'ana@cafe\u0301.pt',
  'ana@XN--CAF-DMA.PT.',
  'ａｎａ＠café.pt',
];

it('every spelling of one mailbox is one person, found by each', async ({ site }) => {
  const owner = await becomeOwner(site);
  for (const email of spellings)
    await site.send('/api/contact', { name: 'Ana', email, message: 'What does it cost?' });
  for (const q of [unicode, ascii, 'ANA@CAFÉ.PT', 'cafe.pt', 'xn--caf']) {
    const response = await owner.get(`/api/admin/people?q=${encodeURIComponent(q)}`);
    expect(await response.json(), q).toMatchObject({ total: 1, people: [{ name: 'Ana' }] });
  }
  const { people } = (await (await owner.get('/api/admin/people?q=ana')).json()) as {
    people: { id: string; email: string }[];
  };
  expect(people).toHaveLength(1);
});

it('has one open booking', async ({ site }) => {
  await site.send('/api/bookings', bookingBody({ email: unicode }));
  for (const email of spellings.slice(1)) {
    const response = await site.app.request(`${site.origin}/api/bookings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.origin },
      body: JSON.stringify({ ...bookingBody({ email }), time: '14:00' }),
    });
    expect([response.status, email]).toEqual([409, email]);
  }
});

it('is one subscriber', async ({ site }) => {
  for (const email of spellings) await site.send('/api/newsletter/subscribe', { email });
  const rows = await site.database.read((db) =>
    db.selectFrom('newsletterSubscribers').select('emailKey').execute(),
  );
  expect(rows).toEqual([{ emailKey: ascii }]);
});

it('signs in by either spelling', async ({ site }) => {
  await becomeOwner(site);
  await addStaff(site, { email: ascii });
  const browser = await signIn(site, unicode);
  expect((await browser.get('/api/admin/people')).status).toBe(200);
});

it('unsent mails to either spelling go with an erasure', async ({ site }) => {
  await becomeOwner(site);
  for (const email of [unicode, ascii])
    await site.send('/api/contact', { name: 'Ana', email, message: 'What does it cost?' });
  const removed = await site.database.transaction((trx) => removeMailsAbout(trx, unicode));
  expect(removed).toBeGreaterThan(1);
  const left = await site.database.read((db) =>
    db.selectFrom('outbox').select('payload').execute(),
  );
  expect(JSON.stringify(left)).not.toMatch(/caf/i);
});

test('addresses of the version before are compared in the form of the name system', async ({
  onTestFinished,
}) => {
  const open = await openEmptyDatabase();
  onTestFinished(() => open.close());
  const before = migrations.findIndex(({ name }) => name === '084-one-mailbox');
  await migrate(open.database, migrations.slice(0, before));
  const db = open.database.forMigrations;
  const at = '2026-03-01T10:00:00.000Z';
  for (const [id, key] of [
    ['1', 'ana@café.pt'],
    ['2', 'rui@größe.de'],
    ['3', 'rui@xn--gre-6ka8i.de'],
    ['4', 'eva@x.pt'],
  ])
    await sql`insert into people (id, email, email_key, name, phone, language, created_at)
      values (${id}, ${key}, ${key}, 'A', '', 'en', ${at})`.execute(db);
  await migrate(open.database);
  const rows = await open.database.read((trx) =>
    trx.selectFrom('people').select(['id', 'email', 'emailKey']).orderBy('id').execute(),
  );
  expect(rows.map(({ emailKey }) => emailKey)).toEqual([
    'ana@xn--caf-dma.pt',
    // Both were there: staff merge them.
    'rui@größe.de',
    'rui@xn--gre-6ka8i.de',
    'eva@x.pt',
  ]);
  expect(rows[0]?.email).toBe('ana@café.pt');
});
