import { createReadStream } from 'node:fs';
import { connect } from 'node:net';

/** Milliseconds without a word of the scanner. */
const longestSilence = 30_000;
const largestChunk = 64 * 1024;

/** The scanner did not answer, or not with a verdict. */
export class ScannerUnavailableError extends Error {
  override name = 'ScannerUnavailableError';
}

function frame(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return Buffer.concat([length, chunk]);
}

async function* instream(path: string): AsyncIterable<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path, { highWaterMark: largestChunk }))
    yield frame(chunk as Buffer);
  yield Buffer.alloc(4);
}

/** Sends a file to clamd and returns its reply. */
async function ask({ host, port }: { host: string; port: number }, path: string): Promise<string> {
  const socket = connect({ host, port });
  const { promise: reply, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  socket.setTimeout(longestSilence, () => socket.destroy(new Error('the scanner is silent')));
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  socket.once('error', reject).once('close', () => resolve(text));
  reply.catch(() => {});
  try {
    for await (const part of instream(path)) {
      // It may have replied already, such as to a file that is too large for it.
      if (!socket.writable) break;
      if (!socket.write(part))
        await Promise.race([new Promise((drained) => socket.once('drain', drained)), reply]);
    }
    return await reply;
  } finally {
    socket.destroy();
  }
}

/**
 * Has clamd look through a file (`INSTREAM`); returns the name of what it found, or null. Throws
 * `ScannerUnavailableError` without a verdict.
 */
export async function scanFile(address: string, path: string): Promise<string | null> {
  const [, host = '', port = ''] = /^\[?(.+?)\]?:(\d+)$/.exec(address) ?? [];
  let reply: string;
  try {
    reply = await ask({ host, port: Number(port) }, path);
  } catch (error) {
    throw new ScannerUnavailableError((error as Error).message);
  }
  const [, verdict = ''] = /^stream: (.*?)\0?$/s.exec(reply.trim()) ?? [];
  if (verdict === 'OK') return null;
  if (verdict.endsWith(' FOUND')) return verdict.slice(0, -' FOUND'.length);
  throw new ScannerUnavailableError(`the scanner said: ${reply.slice(0, 100)}`);
}
