import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Entry, ZipFile } from 'yauzl';
import { UnreadableFile } from '../incoming.ts';

/** A longer file in a ZIP is refused while it is read, whatever its header says. */
const mostBytes = 64 * 1024 * 1024;
const mostEntries = 20_000;

function refuseBeyond(most: number, name: string): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) done(new UnreadableFile('too_large', name));
      else done(null, chunk);
    },
  });
}

/** What yauzl says of a file that is damaged or no ZIP, as our refusal. */
function refusalOf(error: unknown, name: string): Error {
  if (error instanceof UnreadableFile) return error;
  const { message } = error as Error;
  if (/invalid characters in fileName|absolute path|invalid relative path/.test(message))
    return new UnreadableFile('unsafe_name', message.split(': ').slice(1).join(': '));
  if (/uncompressed size|too many bytes|not enough bytes/.test(message))
    return new UnreadableFile('too_large', name, message);
  return new UnreadableFile('not_a_zip', name, message);
}

export type ZipEntries = {
  names: readonly string[];
  /** Returns the text of an entry in UTF-8; all texts together have a limit. */
  readText(name: string): Promise<string>;
  /** Returns the bytes of an entry, whose number its reader has to limit. */
  open(name: string): Promise<Readable>;
  close(): void;
};

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw new UnreadableFile('too_many_entries');
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
  return entries;
}

/** Opens a ZIP file. Throws `UnreadableFile` for a damaged one and for names that leave its folder. */
export async function openZip(path: string): Promise<ZipEntries> {
  const { default: yauzl } = await import('yauzl');
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    yauzl.open(
      path,
      { lazyEntries: true, autoClose: false, strictFileNames: true },
      (error, opened) => (error ? reject(refusalOf(error, '')) : resolve(opened)),
    ),
  );
  const entries = await listEntries(zip).catch((error) => {
    zip.close();
    throw refusalOf(error, '');
  });
  async function openEntry(name: string): Promise<Readable> {
    const entry = entries.get(name);
    if (!entry) throw new UnreadableFile('not_an_archive', name);
    return new Promise<Readable>((resolve, reject) =>
      zip.openReadStream(entry, (error, opened) =>
        error ? reject(refusalOf(error, name)) : resolve(opened),
      ),
    );
  }
  let left = mostBytes;
  return {
    names: [...entries.keys()],
    async readText(name) {
      const stream = await openEntry(name);
      const limited = refuseBeyond(left, name);
      stream.on('error', (error) => limited.destroy(refusalOf(error, name)));
      limited.on('error', () => stream.destroy());
      const bytes = await buffer(stream.pipe(limited)).catch((error) => {
        throw refusalOf(error, name);
      });
      left -= bytes.length;
      return bytes.toString('utf8');
    },
    open: openEntry,
    close: () => zip.close(),
  };
}
