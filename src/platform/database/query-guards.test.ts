import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector } from 'kysely';
import { expect, test } from 'vitest';
import { CheckingSqliteCompiler } from './query-guards.server.ts';

const db = new Kysely<{ posts: { id: number } }>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (open) => new SqliteIntrospector(open),
    createQueryCompiler: () => new CheckingSqliteCompiler(),
  },
});

test('a limit is an expression, so that SQLite does not plan the statement again for each value', () => {
  const { sql, parameters } = db
    .selectFrom('posts')
    .select('id')
    .orderBy('id')
    .limit(5)
    .offset(10)
    .compile();
  expect(sql).toBe('select "id" from "posts" order by "id" limit 0 + ? offset ?');
  expect(parameters).toEqual([5, 10]);
});
