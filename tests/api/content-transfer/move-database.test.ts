import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { test as base, expect } from 'vitest';
import { seedIfEmpty } from '#database/seed.server.ts';
import { exportContent } from '#features/content-transfer/export-content.server.ts';
import { importContent } from '#features/content-transfer/import-content.server.ts';
import { readIncoming } from '#features/content-transfer/read-incoming.server.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { libraryArchive } from '#server/transfer/library-archive.server.ts';
import { unzip } from '../../factories/content/zip-files.ts';
import { openTestServices, type TestServices } from '../../factories/test-services.ts';

/** `source`: samples on SQLite. `target`: a database without samples on the engine of this run. */
const it = base
  .extend('now', '2026-11-23T08:30:00.000Z')
  .extend('source', async ({ now }, { onCleanup }) => {
    const source = await openTestServices({ now, engine: 'sqlite' });
    onCleanup(() => source.close());
    return source;
  })
  .extend('target', async ({ now }, { onCleanup }) => {
    const target = await openTestServices({ now, seeded: false });
    onCleanup(() => target.close());
    await seedIfEmpty(target.database, () => new Date(now), { samples: false });
    return target;
  });

async function archiveOf({ context }: TestServices): Promise<Buffer> {
  return buffer(await exportContent(context, contentKinds, libraryArchive));
}

it('all content moves from SQLite to another database as it is', async ({
  now,
  source,
  target,
}) => {
  const archive = await archiveOf(source);
  const path = join(target.place.settings.dataDir, 'content.zip');
  await writeFile(path, archive);
  const options = { isDryRun: false, onlyNew: false, plan: null };
  const incoming = await readIncoming(path, contentKinds, now);
  const outcome = await importContent(target.context, contentKinds, incoming, options);
  expect(outcome).toMatchObject({ ok: true, value: { counts: { refused: 0 } } });
  expect(await unzip(await archiveOf(target))).toEqual(await unzip(archive));
});
