import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrations } from '#database/migrate.server.ts';
import { openEmptyDatabase } from '../../faults/open-database.ts';

const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === '011-people'),
);

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T10:00:00.000Z`;

function booking(id: string, email: string, name: string, at: string): RawBuilder<unknown> {
  return sql`insert into bookings (id, reference, status, starts_at, ends_at, day, time, name, email,
    email_key, company, phone, language, time_zone, sequence, created_at, updated_at)
    values (${id}, ${id}, 'cancelled', ${at}, ${at}, '2026-03-01', '10:00', ${name}, ${email},
    ${email.toLowerCase()}, '', '+351 1', 'pt', 'Europe/Lisbon', 0, ${at}, ${at})`;
}

function message(id: string, email: string, name: string, at: string): RawBuilder<unknown> {
  return sql`insert into contact_messages (id, status, name, business_name, email, email_key, phone,
    message, language, answer_by, created_at) values (${id}, 'new', ${name}, '', ${email},
    ${email.toLowerCase()}, '', 'text', 'en', ${at}, ${at})`;
}

function subscriber(id: string, email: string, at: string): RawBuilder<unknown> {
  return sql`insert into newsletter_subscribers (id, email, email_key, name, language, status,
    created_at) values (${id}, ${email}, ${email.toLowerCase()}, '', 'pt', 'unconfirmed', ${at})`;
}

function order(id: string, email: string | null, name: string | null): RawBuilder<unknown> {
  return sql`insert into orders (id, reference, status, package_id, name, "interval", amount_cents,
    currency, language, provider, billing_name, billing_email, created_at, updated_at)
    values (${id}, ${id}, 'paid', 'p', 'P', 'one-time', 100, 'EUR', 'en', 'sandbox', ${name},
    ${email}, ${day(1)}, ${day(9)})`;
}

test('people are made of what is there, the newest name first', async ({ onTestFinished }) => {
  const open = await openEmptyDatabase();
  onTestFinished(() => open.close());
  const db = open.database.forMigrations;
  await migrate(open.database, before);
  for (const row of [
    booking('b1', 'Ana@x.example', 'Ana', day(2)),
    booking('b2', 'ana@x.example', 'Ana Sousa', day(4)),
    message('m1', 'ANA@x.example', 'A. Sousa', day(3)),
    subscriber('s1', 'ana@X.example', day(5)),
    order('o1', 'Ana@X.example', null),
    subscriber('s2', 'rui@x.example', day(6)),
    order('o2', 'eva@x.example', 'Eva'),
    order('o3', null, null),
  ])
    await row.execute(db);
  await migrate(open.database);

  const people = await open.database.read((reader) =>
    reader.selectFrom('people').selectAll().orderBy('emailKey').execute(),
  );
  const shown = people.map(({ id: _, ...person }) => person);
  const rest = { company: '', staffFields: '', erasedAt: null, mergedInto: null };
  expect(shown).toEqual([
    {
      email: 'Ana@X.example',
      emailKey: 'ana@x.example',
      name: 'Ana Sousa',
      phone: '+351 1',
      language: 'en',
      createdAt: day(1),
      ...rest,
    },
    {
      email: 'eva@x.example',
      emailKey: 'eva@x.example',
      name: 'Eva',
      phone: '',
      language: 'en',
      createdAt: day(1),
      ...rest,
    },
    {
      email: 'rui@x.example',
      emailKey: 'rui@x.example',
      name: '',
      phone: '',
      language: 'pt',
      createdAt: day(6),
      ...rest,
    },
  ]);
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(people.every(({ id }) => uuid.test(id))).toBe(true);
  const [ana, eva, rui] = people.map(({ id }) => id);
  const owners: Record<string, string | null> = {};
  for (const table of ['bookings', 'contact_messages', 'newsletter_subscribers', 'orders']) {
    const { rows } = await sql<{ id: string; personId: string | null }>`
      select id, person_id from ${sql.table(table)}`.execute(db);
    for (const row of rows) owners[row.id] = row.personId;
  }
  expect(owners).toEqual({
    b1: ana,
    b2: ana,
    m1: ana,
    s1: ana,
    o1: ana,
    s2: rui,
    o2: eva,
    o3: null,
  });
});
