import { sql } from 'kysely';
import { expect } from 'vitest';
import { keepStatistics } from '#platform/database/keep-statistics.server.ts';
import { test as it } from '../../factories/database-test.ts';

it('a large table gets statistics, and neither a small one nor the full-text index', async ({
  open: { database },
}) => {
  const createdAt = '2026-01-01T00:00:00.000Z';
  await database.transaction((trx) =>
    trx
      .insertInto('people')
      .values(
        Array.from({ length: 1000 }, (_, place) => ({
          id: `p${place}`,
          email: `p${place}`,
          emailKey: `p${place}`,
          name: 'Ana',
          phone: '',
          company: '',
          language: 'en' as const,
          staffFields: '',
          createdAt,
          erasedAt: null,
          mergedInto: null,
        })),
      )
      .execute(),
  );
  const renewed = await keepStatistics(database);
  if (database.engine === 'postgres') {
    expect(renewed).toBe(0);
    return;
  }
  expect(renewed).toBeGreaterThan(0);
  const { rows } = await database.read((db) =>
    sql<{ tbl: string }>`select distinct tbl from sqlite_stat1`.execute(db),
  );
  const tables = rows.map(({ tbl }) => tbl);
  expect(tables).toContain('people');
  expect(tables).not.toContain('blog_posts');
  expect(tables.filter((table) => /^search_(words|parts)/.test(table))).toEqual([]);
  expect(await keepStatistics(database)).toBe(0);
});
