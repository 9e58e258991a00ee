import { createHash } from 'node:crypto';
import { libraryAddress } from '#features/files/name-upload.server.ts';
import type { CarriedFile } from '../archive-files.ts';
import { UnreadableFile } from '../incoming.ts';
import { siteName } from '../posts/move-links.server.ts';
import { isPictureStore, stepsOf, wholePicture } from '../posts/picture-address.ts';
import { foreignId } from '../posts/post-record.server.ts';
import type { ZipEntries } from './zip-entries.server.ts';

const picture = /\.(?:jpe?g|jfif|png|webp|avif|gif|heic|heif)$/i;
/** The texts of an export, which are read as such. */
const ofExport = /\.(?:html?|xml|csv|json|txt|md)$/i;
const ofGhost = /(?:^|\/)content\/(?:images|media|files)\//;
const ofWordpress = /\/wp-content\/uploads\//;

/** The files that a ZIP of another system holds beside its texts, and those of them that texts name. */
export type CarriedFiles = {
  /** Returns the address in the library of what an address of the old site names; null for nothing. */
  place(url: string): string | null;
  used(): CarriedFile[];
  /** Names of entries that no text names, and of those that the library does not take. */
  unused(): string[];
};

/** Bytes; a longer file is none that a text shows, and more of all of them none that somebody packed. */
const longestFile = 64 * 1024 * 1024;
const mostBytes = 8 * 1024 * 1024 * 1024;

/** Returns the hash of an entry, and its length in bytes; no hash of one that is too long. */
async function hashOf(
  zip: ZipEntries,
  name: string,
): Promise<{ hash: string | null; length: number }> {
  const hash = createHash('sha256');
  let length = 0;
  for await (const chunk of await zip.open(name)) {
    length += (chunk as Buffer).length;
    if (length > longestFile) return { hash: null, length };
    hash.update(chunk as Buffer);
  }
  return { hash: hash.digest('hex'), length };
}

/** The steps of an address without the size that Ghost or WordPress made a picture in. */
function plainSteps(path: string): string[] {
  return stepsOf(
    path
      .replace(/\/size\/w\d+(?:h\d+)?(?=\/)/, '')
      .replace(/-(?:\d{1,5}x\d{1,5}|scaled)(?=\.\w{1,5}$)/, ''),
  );
}

/** How many steps two paths have in common at their ends. */
function commonSteps(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

type Entry = { file: CarriedFile; steps: string[] };

/** The month in whose folder a file is, as Ghost and WordPress keep them; empty for none. */
const monthOf = (steps: readonly string[]) =>
  /^\d{4}\/\d\d$/.exec(steps.slice(-3, -1).join('/'))?.[0] ?? '';

/**
 * The entry whose path is the most like that of an address; null if several are, with other bytes. A
 * file of another month is another file.
 */
function nearest(entries: readonly Entry[], steps: readonly string[]): CarriedFile | null {
  const month = monthOf(steps);
  const ranked = entries
    .filter((entry) => ['', monthOf(entry.steps)].includes(month) || monthOf(entry.steps) === '')
    .map((entry) => ({ ...entry, common: commonSteps(entry.steps, steps) }));
  const most = Math.max(...ranked.map(({ common }) => common));
  const best = ranked.filter(({ common }) => common === most).map(({ file }) => file);
  return best.every(({ id }) => id === best[0]?.id) ? (best[0] ?? null) : null;
}

/**
 * Reads which files a ZIP holds beside its texts. The id of each is made of its bytes. A file is what an
 * address of the old site, or of a store that many sites share, names by the end of its path.
 */
export async function readCarriedFiles(zip: ZipEntries, oldSite: string): Promise<CarriedFiles> {
  const byName = new Map<string, Entry[]>();
  const files: CarriedFile[] = [];
  const others: string[] = [];
  let bytes = 0;
  for (const entry of zip.names) {
    if (ofExport.test(entry) && !ofGhost.test(entry)) continue;
    if (!/\.pdf$/i.test(entry) && !picture.test(entry) && !ofGhost.test(entry)) {
      others.push(entry);
      continue;
    }
    const name = entry.split('/').at(-1) ?? '';
    const { hash, length } = await hashOf(zip, entry);
    bytes += length;
    if (bytes > mostBytes) throw new UnreadableFile('too_large', '', '8 GB');
    if (hash === null) {
      others.push(entry);
      continue;
    }
    const file = { id: foreignId(`file:${hash}`), name, picture: null, entry };
    files.push(file);
    for (const steps of [stepsOf(entry), plainSteps(entry)]) {
      const at = steps.at(-1) ?? '';
      const named = byName.get(at) ?? [];
      named.push({ file, steps });
      byName.set(at, named);
    }
  }
  const site = siteName(oldSite).split('/')[0] ?? '';
  const isOwn = (url: string) =>
    !/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url) ||
    isPictureStore(url) ||
    (site !== '' && siteName(url).split('/')[0] === site);
  const used = new Map<string, CarriedFile>();
  return {
    place(url) {
      const address = wholePicture(url);
      const path = (URL.parse(address)?.pathname ?? address).replace(/[?#].*$/s, '');
      if (!isOwn(url) && !ofGhost.test(path) && !ofWordpress.test(path)) return null;
      for (const steps of [stepsOf(path), plainSteps(path)]) {
        const found = byName.get(steps.at(-1) ?? '');
        const file = found ? nearest(found, steps) : null;
        if (file === null) continue;
        used.set(file.id, file);
        return libraryAddress(file, picture.test(file.name));
      }
      return null;
    },
    used: () => [...used.values()],
    unused: () => [...files.flatMap(({ id, entry }) => (used.has(id) ? [] : [entry])), ...others],
  };
}
