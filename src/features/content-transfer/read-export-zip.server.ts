import { Readable } from 'node:stream';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { readCarriedFiles } from './archive/carried-files.server.ts';
import { readArchive } from './archive/read-archive.server.ts';
import { openZip, type ZipEntries } from './archive/zip-entries.server.ts';
import { findGhostData, readGhost } from './ghost/read-ghost.server.ts';
import type { Incoming } from './incoming.ts';
import { isMedium, readMedium } from './medium/read-medium.server.ts';
import { parseJson } from './parse-json.ts';
import type { GivenSlugs } from './posts/addresses.server.ts';
import { isSubstack, readSubstack } from './substack/read-substack.server.ts';
import type { TextSource } from './text-source.server.ts';
import { readWordpress } from './wordpress/read-wordpress.server.ts';

export type ZipSettings = {
  kinds: readonly ContentKind[];
  /** Posts of other systems become records of this kind. */
  kind: ContentKind;
  now: string;
  oldSite: string;
  given: GivenSlugs;
};

/** What programs add to a ZIP that nobody put in. */
const added = /(?:^|\/)(?:__MACOSX\/|\.)/;

/** The first text of a ZIP that is an export of Ghost. */
async function findGhost(zip: ZipEntries): Promise<unknown> {
  for (const name of zip.names.filter((one) => /\.json$/i.test(one)).slice(0, 20)) {
    const document = parseJson(await zip.readText(name));
    const data = findGhostData(document) as { posts?: unknown } | null;
    if (data?.posts !== undefined) return document;
  }
  return null;
}

/** The parts of an export that WordPress.com gives in several files, as one text. */
function joined(zip: ZipEntries, names: readonly string[]): TextSource {
  return {
    encoding: 'utf-8',
    async *chunks() {
      for (const name of names) {
        const decoder = new TextDecoder();
        for await (const chunk of Readable.from(await zip.open(name)))
          yield decoder.decode(chunk as Buffer, { stream: true });
      }
    },
  };
}

const isArchive = ({ names }: ZipEntries) =>
  names.includes('entrada.json') ||
  names.some((name) => name.startsWith('content/') && name.endsWith('.json'));

type SiteReading = Omit<ZipSettings, 'kinds'> & { movePicture: (url: string) => string | null };

/** Reads the export of another system; null for anything else. */
async function readSite(zip: ZipEntries, settings: SiteReading): Promise<Incoming | null> {
  const site = { ...settings, address: settings.oldSite };
  if (isSubstack(zip)) return readSubstack(zip, site);
  if (isMedium(zip)) return readMedium(zip, site);
  const texts = zip.names.filter((name) => /\.xml$/i.test(name));
  if (texts.length > 0) return readWordpress(joined(zip, texts), settings);
  const document = await findGhost(zip);
  return document === null ? null : readGhost(document, settings);
}

/** Reads a ZIP by what is in it: an archive of ours, or an export of Ghost, Substack, Medium or WordPress. */
export async function readExportZip(
  path: string,
  { kinds, ...settings }: ZipSettings,
): Promise<Incoming> {
  const opened = await openZip(path);
  try {
    const zip = { ...opened, names: opened.names.filter((name) => !added.test(name)) };
    if (isArchive(zip)) return await readArchive(path, kinds);
    const files = await readCarriedFiles(zip, settings.oldSite);
    const incoming = await readSite(zip, { ...settings, movePicture: files.place });
    if (incoming === null) return await readArchive(path, kinds);
    incoming.files = files.used();
    for (const name of files.unused())
      incoming.findings.push({ where: name, code: 'file_left_out', detail: '' });
    return incoming;
  } finally {
    opened.close();
  }
}
