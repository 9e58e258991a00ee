import { expect } from 'vitest';
import { readRowsOf } from '#features/people/export.repository.server.ts';
import { personTables } from '#features/people/person-tables.ts';
import { test as it } from '../../factories/staff-site.ts';

/** Columns by which a row belongs to a person, or is about a row that does. */
const owners = ['person_id', 'order_id', 'booking_id', 'conversation_id', 'subscriber_id'];

/** Who wrote which version of the site's content; and the card provider's records, which the sandbox plays. */
const noneOfTheirs = ['content_versions', 'sandbox_payments', 'sandbox_subscriptions'];

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

it('knows every table with rows about a person, and each of their columns', async ({ site }) => {
  const stored = await site.database.forMigrations.introspection.getTables();
  const columnsOf = new Map(
    stored.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]),
  );
  const known = new Map(
    personTables.map(({ table, columns }) => [
      snake(table),
      Object.keys(columns).map(snake).sort(),
    ]),
  );
  const about = [...columnsOf].filter(([, columns]) => columns.some((one) => owners.includes(one)));
  expect(about.length).toBeGreaterThan(20);
  const unknown = about.map(([name]) => name).filter((name) => !known.has(name));
  expect(unknown.sort()).toEqual(noneOfTheirs);
  for (const [name, columns] of known) expect(columnsOf.get(name), name).toEqual(columns);
});

it('copies no hash, and reads each file from the tables as they are', async ({ site }) => {
  const files = await site.database.read((db) => readRowsOf(db, 'no-such-person'));
  const named = personTables.flatMap(({ file }) => file ?? []);
  expect(Object.keys(files).sort()).toEqual(named.sort());
  expect(new Set(named).size).toBe(named.length);
  for (const { table, columns } of personTables)
    for (const [column, use] of Object.entries(columns))
      if (/hash|token|secret|key$/i.test(column))
        expect(use, `${table}.${column}`).not.toBe('copied');
});
