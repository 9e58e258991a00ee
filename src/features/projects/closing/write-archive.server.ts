import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { requireCompany } from '#features/company/company.server.ts';
import { openDocument } from '#features/files/serve/open-document.server.ts';
import { translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import { archiveTexts } from './archive.texts.ts';
import { archivePage } from './archive-page.server.tsx';
import { type ArchivedFile, collectArchive } from './collect-archive.server.ts';

/** Finished work of a client as a ZIP; its bytes are read while they are sent. */
export type OpenArchive = { name: string; bytes: () => Promise<ReadableStream<Uint8Array>> };

/** Types that are packed already; packing them again costs time alone. */
const isPacked = (mime: string) => !/^text\/|^message\//.test(mime);

async function openFile(context: Context, { fileId, kind, path }: ArchivedFile): Promise<Readable> {
  const file = await openDocument(context, { id: fileId, kind });
  if (!file) throw new Error(`The bytes of ${path} are gone`);
  return Readable.fromWeb(file.bytes as NodeStream<Uint8Array>);
}

/**
 * Returns a client's finished work as a ZIP with a page that opens without a network; null for work that is
 * not theirs or not closed. Nothing is opened until the bytes are asked for, and then one file at a time.
 */
export async function openArchive(
  context: Context,
  { projectId, personId }: { projectId: string; personId: string },
): Promise<OpenArchive | null> {
  const found = await context.database.read(async (db) => ({
    archive: await collectArchive(context, db, projectId),
    company: await requireCompany(db),
  }));
  const { archive, company } = found;
  if (archive === null || archive.project.personId !== personId) return null;
  const { language } = archive.project;
  return {
    name: translate(archiveTexts, language, 'file', { date: archive.closedDay }),
    async bytes() {
      const { default: yazl } = await import('yazl');
      const zip = new yazl.ZipFile();
      const output = zip.outputStream as Readable;
      let current: Readable | null = null;
      zip.on('error', (error) => output.destroy(error as Error));
      // A download that is broken off lets go of the file that is being read.
      output.on('close', () => current?.destroy());
      const mtime = new Date(archive.project.closedAt ?? 0);
      zip.addBuffer(Buffer.from(archivePage(archive, company)), 'index.html', { mtime });
      for (const file of archive.files)
        zip.addReadStreamLazy(
          file.path,
          { mtime: new Date(file.at), compress: !isPacked(file.mime) },
          (done) => {
            openFile(context, file).then(
              (stream) => {
                current = stream;
                done(null, stream);
              },
              (error) => done(error, Readable.from([])),
            );
          },
        );
      zip.end();
      return Readable.toWeb(output) as unknown as ReadableStream<Uint8Array>;
    },
  };
}
