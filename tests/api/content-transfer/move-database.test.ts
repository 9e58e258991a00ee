import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { test as base, expect } from 'vitest';
import { seedIfEmpty } from '#database/seed.server.ts';
import { exportContent } from '#features/content-transfer/export-content.server.ts';
import { importHere } from '#features/content-transfer/running/import-here.server.ts';
import { homeKind } from '#features/home/home.server.ts';
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

async function move(source: TestServices, target: TestServices): Promise<Buffer> {
  const archive = await archiveOf(source);
  const path = join(target.place.settings.dataDir, 'content.zip');
  await writeFile(path, archive);
  const importing = { path, isDryRun: false, onlyNew: false };
  const place = { kinds: contentKinds, library: libraryArchive };
  const outcome = await importHere(target.context, place, importing);
  expect(outcome).toMatchObject({ ok: true, value: { counts: { refused: 0 } } });
  return archive;
}

it('all content moves from SQLite to another database as it is', async ({ source, target }) => {
  // What it hides of home without samples would stay as a version before the one that comes.
  await target.database.transaction((trx) => trx.deleteFrom('siteTexts').execute());
  const archive = await move(source, target);
  expect(await unzip(await archiveOf(target))).toEqual(await unzip(archive));
});

it('home says what it said there, also where it was hidden before', async ({ source, target }) => {
  const readHome = ({ database }: TestServices) => database.read((db) => homeKind.read(db, 'home'));
  expect(await readHome(target)).toMatchObject({ offerShown: false, costsShown: false });
  await move(source, target);
  expect(await readHome(target)).toEqual(await readHome(source));
});
