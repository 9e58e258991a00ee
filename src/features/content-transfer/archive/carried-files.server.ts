import { createHash } from 'node:crypto';
import { decodePercent } from '#core/old-path.ts';
import { libraryAddress } from '#features/files/name-upload.server.ts';
import type { CarriedFile } from '../archive-files.ts';
import { foreignId } from '../posts/post-record.server.ts';
import type { ZipEntries } from './zip-entries.server.ts';

const picture = /\.(?:jpe?g|jfif|png|webp|avif|gif|heic|heif)$/i;

/** The files that a ZIP of another system holds beside its texts, and those of them that texts name. */
export type CarriedFiles = {
  /** Returns the address in the library of what an address of the old site names; null for nothing. */
  place(url: string): string | null;
  used(): CarriedFile[];
  /** Names of entries that no text names. */
  unused(): string[];
};

async function hashOf(zip: ZipEntries, name: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await zip.open(name)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** The part of an address or a name that both have: `2020/01/a.png`, whatever size of it is asked for. */
function commonPath(text: string): string | null {
  const path = decodePercent(text.replace(/[?#].*$/s, '')).normalize('NFC');
  const found = /(?:^|\/)content\/(images|media|files)\/(.+)$/.exec(path);
  return found ? `${found[1]}/${found[2]?.replace(/^size\/w\d+(?:h\d+)?\//, '')}` : null;
}

/** Reads which files a ZIP holds below `content/`. The id of each is made of its bytes. */
export async function readCarriedFiles(zip: ZipEntries): Promise<CarriedFiles> {
  const files = new Map<string, CarriedFile>();
  for (const entry of zip.names) {
    const path = commonPath(entry);
    const name = entry.split('/').at(-1) ?? '';
    if (path === null || name === '') continue;
    const id = foreignId(`file:${await hashOf(zip, entry)}`);
    files.set(path, { id, name, picture: null, entry });
  }
  const used = new Map<string, CarriedFile>();
  return {
    place(url) {
      const path = commonPath(url);
      const file = path === null ? undefined : files.get(path);
      if (!file) return null;
      used.set(file.id, file);
      return libraryAddress(file, picture.test(file.name));
    },
    used: () => [...used.values()],
    unused: () => [...files.values()].flatMap(({ id, entry }) => (used.has(id) ? [] : [entry])),
  };
}
