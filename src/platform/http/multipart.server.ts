import type { Context } from 'hono';
import { streamBody } from './stream-body.server.ts';

/** One field of a form. `filename`: null for a text. The body is read before the next part is. */
export type FormPart = { name: string; filename: string | null; body: AsyncIterable<Uint8Array> };

/** A body that is no whole form. */
export class BrokenFormError extends Error {
  override name = 'BrokenFormError';
}

const longestHead = 8192;
const headEnd = Buffer.from('\r\n\r\n');

/** Returns a parameter of a header, such as the name of a part; null without it. */
function parameterOf(head: string, name: string): string | null {
  const match = new RegExp(`;\\s*${name}="((?:[^"\\\\\\r\\n]|\\\\.)*)"`, 'i').exec(head);
  // Browsers send these three percent-encoded, and nothing else (HTML, multipart/form-data encoding).
  const plain = match?.[1]?.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
  return plain ?? null;
}

/** Reads ahead in a stream, copying each chunk, which its sender frees. */
function createReader(chunks: AsyncIterator<Uint8Array>) {
  let held: Buffer<ArrayBufferLike> = Buffer.from('\r\n');
  async function more(): Promise<void> {
    const { done, value } = await chunks.next();
    if (done) throw new BrokenFormError('The form ends before its last boundary');
    held = Buffer.concat([held, value]);
  }
  return {
    /** Takes what comes before a mark, and the mark. Throws beyond `most` bytes. */
    async takeUntil(mark: Buffer, most: number): Promise<Buffer> {
      for (;;) {
        const at = held.indexOf(mark);
        if (at > most || (at < 0 && held.length > most + mark.length))
          throw new BrokenFormError('A part has a head that is too long');
        if (at >= 0) {
          const taken = held.subarray(0, at);
          held = held.subarray(at + mark.length);
          return taken;
        }
        await more();
      }
    },
    async take(count: number): Promise<Buffer> {
      while (held.length < count) await more();
      const taken = held.subarray(0, count);
      held = held.subarray(count);
      return taken;
    },
    /** Yields what comes before a mark, in pieces, and takes the mark. */
    async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
      for (;;) {
        const at = held.indexOf(mark);
        if (at >= 0) {
          const last = held.subarray(0, at);
          held = held.subarray(at + mark.length);
          if (last.length > 0) yield last;
          return;
        }
        // The end of what is held may be the beginning of the mark.
        const sure = held.length - mark.length + 1;
        if (sure > 0) {
          const piece = held.subarray(0, sure);
          held = held.subarray(sure);
          yield piece;
        }
        await more();
      }
    },
  };
}

/** Returns the boundary of a `multipart/form-data` body (RFC 7578); null for any other. */
export function boundaryOf(contentType: string | undefined): string | null {
  const match = /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? '',
  );
  return match?.[1] ?? match?.[2] ?? null;
}

/**
 * Yields the parts of a form one after the other, each as a stream, so that files are never held as a
 * whole. What is left of a part is passed over. Throws `BrokenFormError`.
 */
export async function* readParts(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<FormPart> {
  const chunks = body[Symbol.asyncIterator]();
  const reader = createReader(chunks);
  const mark = Buffer.from(`\r\n--${boundary}`);
  try {
    await reader.takeUntil(mark, longestHead);
    for (;;) {
      const next = (await reader.take(2)).toString('latin1');
      if (next === '--') return;
      if (next !== '\r\n') throw new BrokenFormError('A boundary is followed by something else');
      // A part without headers begins with the empty line itself.
      const head = (await reader.takeUntil(headEnd, longestHead)).toString('utf8');
      const disposition = /^content-disposition:.*$/im.exec(head)?.[0] ?? '';
      const content = reader.until(mark);
      yield {
        name: parameterOf(disposition, 'name') ?? '',
        filename: parameterOf(disposition, 'filename'),
        body: content,
      };
      for await (const _rest of content);
    }
  } finally {
    await chunks.return?.();
  }
}

/** Yields the parts of a request's form. */
export function partsOf(c: Context, boundary: string): AsyncGenerator<FormPart> {
  return readParts(streamBody(c), boundary);
}

/** Returns a part's text; throws beyond `most` bytes. */
export async function textOfPart({ body }: FormPart, most: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > most) throw new BrokenFormError('A text of the form is too long');
    pieces.push(Uint8Array.from(piece));
  }
  return Buffer.concat(pieces).toString('utf8');
}
