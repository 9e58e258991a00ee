import { expect } from 'vitest';
import { readRowsOf } from '#features/people/export.repository.server.ts';
import { personTables, uncopiedTables } from '#features/people/person-tables.ts';
import { test as it } from '../../factories/staff-site.ts';

/** Columns by which a row belongs to a person, or is about a row that does. */
const owners = [
  ...['person_id', 'order_id', 'booking_id', 'conversation_id', 'subscriber_id'],
  ...['project_id', 'document_id'],
];

/** The card provider's own records, which the sandbox keeps in its place. */
const ofTheProvider = ['sandbox_payments', 'sandbox_subscriptions'];

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
  const uncopied = Object.keys(uncopiedTables).map(snake);
  expect(uncopied.filter((name) => !columnsOf.has(name))).toEqual([]);
  const decided = new Set([...known.keys(), ...uncopied]);
  const unknown = about.map(([name]) => name).filter((name) => !decided.has(name));
  expect(unknown.sort()).toEqual(ofTheProvider);
  for (const [name, columns] of known) expect(columnsOf.get(name), name).toEqual(columns);
});

it('copies no hash, and reads each file from the tables as they are', async ({ site }) => {
  const files = await site.database.read((db) => readRowsOf(db, 'no-such-person'));
  const named = personTables.map(({ file }) => file);
  expect(Object.keys(files).sort()).toEqual(named.sort());
  expect(new Set(named).size).toBe(named.length);
  for (const { table, columns } of personTables)
    for (const [column, use] of Object.entries(columns))
      if (/hash|token|secret|key$/i.test(column))
        expect(use, `${table}.${column}`).not.toBe('copied');
});

it('copies the replies to a person, and of the staff’s notes those alone that they may see', async ({
  site,
}) => {
  const message = 'How long does it take?';
  await site.send('/api/contact', { name: 'Noor', email: 'noor@t.example', message });
  const written = await site.database.transaction(async (trx) => {
    const about = await trx
      .selectFrom('contactMessages')
      .select(['id', 'personId'])
      .executeTakeFirstOrThrow();
    for (const [id, direction, isShown] of [
      ['out', 'out', false],
      ['note', 'note', false],
      ['shown', 'note', true],
    ] as const)
      await trx
        .insertInto('messages')
        .values({
          id,
          conversationId: about.id,
          direction,
          channel: 'mail',
          personId: null,
          body: `A ${id}`,
          isShown,
          language: 'en',
          mailMessageId: null,
          at: '2026-11-24T09:00:00.000Z',
          bouncedAt: null,
          bounceReason: '',
        })
        .execute();
    return about;
  });
  const files = await site.database.read((db) => readRowsOf(db, written.personId ?? ''));
  const copied = files.replies?.map((row) => (row as { body: string }).body);
  expect(copied?.toSorted()).toEqual(['A out', 'A shown']);
});
