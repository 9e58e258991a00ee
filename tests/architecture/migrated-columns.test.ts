import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { migratedColumns } from '#database/migrated-columns.server.ts';
import { migratedColumns as plugin } from '../../vite/migrated-columns.ts';

const file = fileURLToPath(
  new URL('../../src/database/migrated-columns.server.ts', import.meta.url),
);

it('gives a build the columns that the migrations make', async () => {
  const { load } = plugin() as { load: (id: string) => Promise<string | null> };
  const code = await load(file);
  const built = (await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`)) as {
    migratedColumns: typeof migratedColumns;
  };
  const columns = await built.migratedColumns();
  expect(columns).toEqual(await migratedColumns());
  expect(columns).toContain('bookings.starts_at');
  expect(await load(file.replace('migrated-columns', 'migrate'))).toBeNull();
});
