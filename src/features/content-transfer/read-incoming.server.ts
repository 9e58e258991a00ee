import { open, readFile, stat } from 'node:fs/promises';
import { type DecodedText, decodeText } from '#core/decode-text.server.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import { readCsv } from './csv/read-csv.server.ts';
import { findSpreadsheet } from './csv/spreadsheet-files.server.ts';
import { findGhostData, readGhost } from './ghost/read-ghost.server.ts';
import { type Incoming, UnreadableFile } from './incoming.ts';
import { parseJson } from './parse-json.ts';
import { type GivenSlugs, requirePosts } from './posts/addresses.server.ts';
import { readExportZip } from './read-export-zip.server.ts';
import { type OpenedText, openText } from './text-source.server.ts';
import { readWordpress, type WordpressSettings } from './wordpress/read-wordpress.server.ts';

/** JSON and CSV are read as a whole, and Node has no longer text. */
const mostText = 512 * 1024 * 1024;

async function startsAsZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.toString('latin1') === 'PK';
  } finally {
    await file.close();
  }
}

async function readText(path: string): Promise<DecodedText> {
  const { size } = await stat(path);
  if (size > mostText) throw new UnreadableFile('too_large', '', '512 MB');
  const decoded = decodeText(await readFile(path));
  if (decoded === null) throw new UnreadableFile('not_utf8');
  return decoded;
}

export type IncomingSettings = {
  now: string;
  /** The address of the old site, for a file that does not say it. */
  oldSite?: string;
  /** The addresses that posts of this site have already. */
  given?: GivenSlugs;
};

/** A file whose letters are not all what they should be is read all the same, and told. */
async function readXml(opened: OpenedText, settings: WordpressSettings): Promise<Incoming> {
  const incoming = await readWordpress(opened, settings);
  if (opened.hasWrongLetters)
    incoming.findings.push({ where: 'channel', code: 'wrong_letters', detail: opened.encoding });
  return incoming;
}

/**
 * Reads a file by what is in it, not by its name: an archive of ours, an export of WordPress, Ghost,
 * Substack or Medium, or CSV. Throws `UnreadableFile`.
 */
export async function readIncoming(
  path: string,
  kinds: readonly ContentKind[],
  { now, oldSite = '', given = new Map() }: IncomingSettings,
): Promise<Incoming> {
  const settings = { now, oldSite, given };
  const spreadsheet = await findSpreadsheet(path);
  if (spreadsheet !== null) throw new UnreadableFile('spreadsheet', '', spreadsheet);
  if (await startsAsZip(path))
    return readExportZip(path, { kinds, kind: requirePosts(kinds), ...settings });
  const opened = await openText(path);
  if (/^\ufeff?\s*</.test(opened.head))
    return readXml(opened, { kind: requirePosts(kinds), ...settings });
  const decoded = await readText(path);
  const { text } = decoded;
  const [first = ''] = text.replace(/^\ufeff/, '').trimStart();
  // What is not Unicode is a table of a spreadsheet, or nothing that is read here.
  if (decoded.guessed !== null && ['{', '['].includes(first)) throw new UnreadableFile('not_utf8');
  if (first === '{' || first === '[') {
    const document = parseJson(text);
    if (!findGhostData(document)) throw new UnreadableFile('unknown_format', '', 'JSON');
    return readGhost(document, { kind: requirePosts(kinds), ...settings });
  }
  return readCsv(decoded, kinds);
}
