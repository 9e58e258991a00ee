import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { UnreadableFile } from './incoming.ts';

/** A text that is read in pieces, as often as somebody wants, and never as a whole. */
export type TextSource = { chunks(): AsyncIterable<string>; encoding: string };

/** What is unpacked of a packed text, in bytes. */
const mostUnpacked = 1024 * 1024 * 1024;
const longestHead = 64 * 1024;

async function* bytesOf(path: string, isPacked: boolean): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  if (!isPacked) {
    yield* file;
    return;
  }
  let bytes = 0;
  const unpacked = createGunzip();
  file.on('error', (error) => unpacked.destroy(error));
  file.pipe(unpacked);
  try {
    for await (const chunk of unpacked) {
      bytes += chunk.length;
      if (bytes > mostUnpacked) throw new UnreadableFile('too_large', '', '1 GB');
      yield chunk;
    }
  } catch (error) {
    // A packed file that was cut still says what came before.
    if (error instanceof UnreadableFile || bytes === 0) throw error;
  } finally {
    file.destroy();
  }
}

async function* decodeAll(bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

type Judgement = 'utf-8' | 'mostly' | 'other';

/** Whether all of it is UTF-8, or most of its letters that are not of ASCII. */
async function judgeUtf8(bytes: AsyncIterable<Buffer>): Promise<Judgement> {
  const decoder = new TextDecoder('utf-8');
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isStrict = true;
  let good = 0;
  let bad = 0;
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    bad += text.match(/\ufffd+/g)?.length ?? 0;
    good += text.match(/[^\0-\x7f\ufffd]+/g)?.length ?? 0;
    try {
      if (isStrict) strict.decode(chunk, { stream: true });
    } catch {
      isStrict = false;
    }
  }
  if (isStrict) return 'utf-8';
  return good > bad ? 'mostly' : 'other';
}

function markOf(head: Buffer): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0x3c && head[1] === 0 && head[2] === 0x3f) return 'utf-16le';
  return head[0] === 0 && head[1] === 0x3c ? 'utf-16be' : null;
}

async function readHead(path: string, isPacked: boolean): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of bytesOf(path, isPacked)) {
    parts.push(chunk);
    bytes += chunk.length;
    if (bytes >= longestHead) break;
  }
  return Buffer.concat(parts).subarray(0, longestHead);
}

/** Returns an encoding that an XML declaration names and that we can read; null for none. */
function declaredIn(head: Buffer): string | null {
  const name = /^\s*<\?xml[^>]*encoding=["']([\w-]{2,40})["']/i.exec(head.toString('latin1'))?.[1];
  if (name === undefined || /^utf-?(?:8|16)/i.test(name)) return null;
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

async function isPackedFile(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

export type OpenedText = TextSource & {
  head: string;
  /** Whether some of its letters are not what its encoding allows. */
  hasWrongLetters: boolean;
};

/**
 * Opens a text, packed (gzip) or not, in the encoding that it is in, whatever it says: UTF-8 where
 * that fits, or else UTF-16 by its first bytes, what its XML declares, or Windows-1252.
 */
export async function openText(path: string): Promise<OpenedText> {
  const isPacked = await isPackedFile(path);
  const head = await readHead(path, isPacked);
  const mark = markOf(head);
  const judged = mark === null ? await judgeUtf8(bytesOf(path, isPacked)) : 'utf-8';
  const guessed = judged === 'other' ? (declaredIn(head) ?? 'windows-1252') : 'utf-8';
  const encoding = mark ?? guessed;
  return {
    encoding,
    hasWrongLetters: judged === 'mostly',
    head: new TextDecoder(encoding).decode(head),
    chunks: () => decodeAll(bytesOf(path, isPacked), encoding),
  };
}
