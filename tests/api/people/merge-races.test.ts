import { sql } from 'kysely';
import { expect } from 'vitest';
import { erasePerson } from '#features/people/erase-person.server.ts';
import { mergePeople, undoMerge } from '#features/people/merge/merge-people.server.ts';
import { recordPerson } from '#features/people/record-person.server.ts';
import { test as it, type StaffSite } from '../../factories/staff-site.ts';

const message = 'Can you help us by March?';

/** Writes a message from each address; returns the people, in order. */
async function peopleOf(site: StaffSite, ...emails: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const email of emails) {
    await site.send('/api/contact', { name: 'Noor', email, message });
    const { id } = await site.database.read((db) =>
      db.selectFrom('people').select('id').where('emailKey', '=', email).executeTakeFirstOrThrow(),
    );
    ids.push(id);
  }
  return ids;
}

/** Returns how many messages and subscriptions each person has. */
async function rowsOf({ database }: StaffSite, ids: string[]): Promise<number[]> {
  const rows = await database.read(async (db) => [
    ...(await db.selectFrom('contactMessages').select('personId').execute()),
    ...(await db.selectFrom('newsletterSubscribers').select('personId').execute()),
  ]);
  return ids.map((id) => rows.filter(({ personId }) => personId === id).length);
}

/** Waits until a statement waits for a lock; on SQLite a second transaction has not begun. */
async function waitForLock({ database }: StaffSite): Promise<void> {
  if (database.engine === 'sqlite') return;
  await expect
    .poll(async () => {
      const { rows } = await sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database.forMigrations,
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
}

/**
 * Starts `change` while the form of an address is being stored: its person is recorded, its row is
 * not yet. Returns the outcome of the change.
 */
async function duringForm<Value>(
  site: StaffSite,
  email: string,
  change: () => Promise<Value>,
): Promise<Value> {
  const { database, context, clock } = site;
  const recorded = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  const storing = database.transaction(async (trx) => {
    const personId = await recordPerson(context, trx, { email, language: 'en' });
    recorded.resolve();
    await mayGoOn.promise;
    const row = {
      id: crypto.randomUUID(),
      email,
      emailKey: email,
      name: '',
      language: 'en',
      personId,
      status: 'unconfirmed' as const,
      confirmedAt: null,
      unsubscribedAt: null,
      lessOften: false,
      createdAt: clock.now.toISOString(),
    };
    await trx.insertInto('newsletterSubscribers').values(row).execute();
  });
  await recorded.promise;
  const changing = change();
  await waitForLock(site);
  mayGoOn.resolve();
  await storing;
  return changing;
}

it('a form that is being stored moves with its person', async ({ site }) => {
  const ids = await peopleOf(site, 'a@t.example', 'b@t.example');
  const [a = '', b = ''] = ids;
  const merged = await duringForm(site, 'a@t.example', () => mergePeople(site.context, a, b));
  expect(merged.ok).toBe(true);
  expect(await rowsOf(site, ids)).toEqual([0, 3]);
});

it('a form that is being stored is erased with its person', async ({ site }) => {
  const ids = await peopleOf(site, 'a@t.example');
  const [a = ''] = ids;
  const erased = await duringForm(site, 'a@t.example', () => erasePerson(site.context, a));
  expect(erased).toMatchObject({ ok: true, value: { removed: { subscriptions: 1 } } });
  expect(await rowsOf(site, ids)).toEqual([0]);
});

it('of two merges at once, one is done', async ({ site }) => {
  const ids = await peopleOf(site, 'a@t.example', 'b@t.example');
  const [a = '', b = ''] = ids;
  const outcomes = await Promise.all([
    mergePeople(site.context, a, b),
    mergePeople(site.context, b, a),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: 'is_merged' });
  expect((await rowsOf(site, ids)).toSorted()).toEqual([0, 2]);
});

it('one merge undone twice at once is undone once', async ({ site }) => {
  const ids = await peopleOf(site, 'a@t.example', 'b@t.example');
  const [a = '', b = ''] = ids;
  const merged = await mergePeople(site.context, a, b);
  const id = merged.ok ? merged.value.id : '';
  const undone = await Promise.all([1, 2].map(() => undoMerge(site.context, id)));
  expect(undone.toSorted()).toEqual([false, true]);
  expect(await rowsOf(site, ids)).toEqual([1, 1]);
});

it('a merge below another is undone after that one', async ({ site }) => {
  const ids = await peopleOf(site, 'a@t.example', 'b@t.example', 'c@t.example');
  const [a = '', b = '', c = ''] = ids;
  const first = await mergePeople(site.context, a, b);
  const second = await mergePeople(site.context, b, c);
  const idOf = (merge: typeof first) => (merge.ok ? merge.value.id : '');
  expect(await undoMerge(site.context, idOf(first))).toBe(false);
  expect(await rowsOf(site, ids)).toEqual([0, 0, 3]);
  expect(await undoMerge(site.context, idOf(second))).toBe(true);
  expect(await undoMerge(site.context, idOf(first))).toBe(true);
  expect(await rowsOf(site, ids)).toEqual([1, 1, 1]);
});
