import { sql } from 'kysely';
import { expect } from 'vitest';
import { recordChange } from '#platform/audit/record-change.server.ts';
import { removeOldChanges } from '#platform/audit/remove-old-changes.server.ts';
import { becomeOwner, test as it, type StaffSite } from '../../factories/staff-site.ts';
import { dyingBeforeCommit } from '../../factories/test-services.ts';

type Page = { total: number; entries: { action: string; actorName: string | null }[] };

function record({ context, database }: StaffSite, action: string, id = 'x'): Promise<void> {
  const subject = { kind: 'thing', id };
  return database.transaction((trx) =>
    recordChange(context, trx, { action, subject, before: { a: 1 }, after: { a: 2 } }),
  );
}

const count = ({ database }: StaffSite, action: string) =>
  database
    .read((db) => db.selectFrom('auditLog').select('id').where('action', '=', action).execute())
    .then(({ length }) => length);

it('is read newest first, filtered and in pages', async ({ site, later }) => {
  const owner = await becomeOwner(site);
  const colleague = { name: 'Rui', email: 'rui@entrada.example', role: 'staff', language: 'pt' };
  later({ minutes: 1 });
  await owner.send('/api/admin/staff', colleague);
  const id = crypto.randomUUID();
  for (const action of ['one', 'two', 'three']) {
    later({ minutes: 1 });
    await record(site, action, id);
  }
  const read = async (query: string) =>
    (await (await owner.get(`/api/admin/audit?${query}`)).json()) as Page;
  const named = (page: Page) => page.entries.map(({ action }) => action);
  expect(named(await read(`subjectId=${id}`))).toEqual(['three', 'two', 'one']);
  const second = await read(`subjectKind=thing&subjectId=${id}&limit=1&offset=1`);
  expect([second.total, named(second)]).toEqual([3, ['two']]);
  expect(second.entries[0]).toMatchObject({ before: { a: 1 }, after: { a: 2 }, actorKind: 'job' });
  const [added] = (await read('action=staff.add')).entries;
  expect(added?.actorName).toBe('Rita Falcão');
  for (const wrong of ['limit=0', 'limit=1000', 'offset=x', 'actor=%00'])
    expect((await owner.get(`/api/admin/audit?${wrong}`)).status).toBe(422);
});

it('names the person who was changed, as they are called now', async ({ site }) => {
  const owner = await becomeOwner(site);
  const message = { name: 'Noor El-Amin', email: 'noor@tessera.example', message: 'A question.' };
  await site.send('/api/contact', message);
  const { people } = (await (await owner.get('/api/admin/people?q=tessera')).json()) as {
    people: { id: string }[];
  };
  const id = people[0]?.id ?? '';
  const subjectNames = async () => {
    const response = await owner.get(`/api/admin/audit?subjectId=${id}`);
    const { entries } = (await response.json()) as { entries: { subjectName: string | null }[] };
    return entries.map(({ subjectName }) => subjectName);
  };
  await owner.send(`/api/admin/people/${id}/notes`, { text: 'Likes the mornings' });
  expect(await subjectNames()).toEqual(['Noor El-Amin']);
  await owner.send(`/api/admin/people/${id}/erase`);
  expect(await subjectNames()).toEqual(['', '']);
  await record(site, 'other');
  const others = await owner.get('/api/admin/audit?action=other');
  expect(await others.json()).toMatchObject({ entries: [{ subjectName: null }] });
});

it('holds no address, name or secret', async ({ site }) => {
  const owner = await becomeOwner(site);
  const body = { name: 'Rui', email: 'rui@entrada.example', role: 'staff', language: 'pt' };
  await owner.send('/api/admin/staff', body);
  const rows = await site.database.read((db) => db.selectFrom('auditLog').selectAll().execute());
  expect(JSON.stringify(rows)).not.toMatch(/rui@|rita@|Falcão|"Rui"/i);
});

it('is refused by the database to be changed or deleted', async ({ site }) => {
  await record(site, 'kept');
  const database = site.database;
  for (const statement of [
    sql`update audit_log set action = 'forged'`,
    sql`delete from audit_log where action = 'kept'`,
    ...(database.engine === 'postgres' ? [sql`truncate audit_log`] : []),
  ])
    await expect(
      database.transaction((trx) => statement.execute(trx).then(() => undefined)),
    ).rejects.toThrow('append-only');
  expect(await count(site, 'kept')).toBe(1);
});

it('keeps a row for 24 months, and lets it go then', async ({ site }) => {
  const now = site.clock.now;
  // The database compares with its own clock, so the rows are that old in truth.
  const age = (months: number) => {
    const at = new Date();
    at.setUTCMonth(at.getUTCMonth() - months);
    return at;
  };
  for (const [action, months] of [
    ['old', 25],
    ['young', 23],
  ] as const) {
    site.clock.now = age(months);
    await record(site, action);
  }
  site.clock.now = new Date();
  await removeOldChanges(site.context);
  expect([await count(site, 'old'), await count(site, 'young')]).toEqual([0, 1]);
  site.clock.now = now;
});

it('has no row of a change that was rolled back', async ({ site }) => {
  const dying = dyingBeforeCommit(site.database);
  const attempt = dying.transaction((trx) =>
    recordChange(site.context, trx, { action: 'lost', subject: { kind: 'thing', id: 'x' } }),
  );
  await expect(attempt).rejects.toThrow('died');
  expect(await count(site, 'lost')).toBe(0);
});
