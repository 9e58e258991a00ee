import { Readable } from 'node:stream';
import { listRecordVersions } from '#features/content/history/list-versions.server.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { loadRecord } from '#features/content/load-record.server.ts';
import { listRedirects } from '#features/content/publishing/list-redirects.server.ts';
import { listRecordIds } from '#features/content/record-ids.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ArchivedFile, ArchiveFiles } from '../archive-files.ts';
import { type ArchivedRecord, archiveVersion } from './archive.schema.ts';

/** So many records are read at a time: an archive is never in memory as a whole. */
const batch = 100;
/** So many versions of a record go along, the newest, because the texts of an archive are limited. */
const mostVersions = 20;

async function readRecord(
  { database }: Context,
  kind: ContentKind,
  id: string,
): Promise<ArchivedRecord[]> {
  return database.read(async (db) => {
    const record = await loadRecord(db, kind, id);
    if (record === null) return [];
    const versions = await listRecordVersions(db, kind, { id, most: mostVersions });
    const { live, draft, fieldTimes, wasPublic, publishAt } = record;
    return [{ id, live, draft, fieldTimes, wasPublic, publishAt, versions }];
  });
}

async function* recordsOf(context: Context, kind: ContentKind): AsyncGenerator<ArchivedRecord> {
  const ids = await context.database.read((db) => listRecordIds(db, kind));
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    for (const record of await Promise.all(some.map((id) => readRecord(context, kind, id))))
      yield* record;
  }
}

async function* asJsonArray(items: AsyncIterable<unknown> | Iterable<unknown>) {
  let separator = '[\n';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * Returns a ZIP file as a stream: `entrada.json`, `content/<kind>.json` with the records of each
 * kind in their order, `redirects.json`, `files.json` and the bytes of each file as `files/<id>`.
 */
export async function writeArchive(
  context: Context,
  kinds: readonly ContentKind[],
  files: ArchiveFiles,
): Promise<Readable> {
  // Loaded on first use, because few processes ever export.
  const { default: yazl } = await import('yazl');
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  const add = (name: string, open: () => Readable | Promise<Readable>) =>
    zip.addReadStreamLazy(name, (give) => {
      Promise.resolve(open()).then(
        (stream) =>
          give(
            null,
            stream.on('error', (error) => output.destroy(error)),
          ),
        (error) => give(error, Readable.from([])),
      );
    });
  zip.on('error', (error) => output.destroy(error as Error));
  const manifest = { format: 'entrada-content', version: archiveVersion };
  const exportedAt = context.clock().toISOString();
  zip.addBuffer(Buffer.from(`${JSON.stringify({ ...manifest, exportedAt })}\n`), 'entrada.json');
  for (const kind of kinds)
    add(`content/${kind.name}.json`, () => Readable.from(asJsonArray(recordsOf(context, kind))));
  add('redirects.json', async () =>
    Readable.from(asJsonArray(await context.database.read(listRedirects))),
  );
  const listed: ArchivedFile[] = [];
  for await (const { file, open } of files.list(context)) {
    listed.push(file);
    add(`files/${file.id}`, open);
  }
  add('files.json', () => Readable.from(asJsonArray(listed)));
  zip.end();
  return output;
}
