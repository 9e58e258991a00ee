import { describe, expect, it } from 'vitest';
import { BrokenFormError, boundaryOf, readParts, textOfPart } from './multipart.server.ts';

const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW';

type Sent = { name: string; filename?: string; content: Buffer };

function formOf(parts: readonly Sent[]): Buffer {
  const pieces = parts.flatMap(({ name, filename, content }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
      filename === undefined ? '' : `; filename="${filename}"`
    }\r\n\r\n`,
    content,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
}

/** Gives the bytes out in pieces, and takes each back once it was read, as the server does. */
async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    const piece = Uint8Array.from(bytes.subarray(at, at + size));
    yield piece;
    piece.fill(0);
  }
}

async function readAll(body: AsyncIterable<Uint8Array>) {
  const found: Sent[] = [];
  for await (const part of readParts(body, boundary)) {
    const pieces: Buffer[] = [];
    for await (const piece of part.body) pieces.push(Buffer.from(piece));
    const { name, filename } = part;
    const content = Buffer.concat(pieces);
    found.push(filename === null ? { name, content } : { name, filename, content });
  }
  return found;
}

describe('a form with files', () => {
  const parts = [
    { name: 'files', content: Buffer.from('já cá está') },
    {
      name: 'file',
      filename: 'procuração %22x%22.pdf',
      content: Buffer.from([0, 13, 10, 45, 45, 255]),
    },
    { name: 'file', filename: '', content: Buffer.from('') },
    {
      name: 'file',
      filename: 'near.txt',
      content: Buffer.from(`a\r\n--${boundary.slice(0, -1)}\r\n-`),
    },
  ];
  const whole = formOf(parts);

  it.each([1, 2, 3, 7, 64, 1000, whole.length])(
    'is read the same in pieces of %d bytes',
    async (size) => {
      expect(await readAll(inPieces(whole, size))).toEqual(
        parts.map((part) =>
          part.filename ? { ...part, filename: part.filename.replaceAll('%22', '"') } : part,
        ),
      );
    },
  );

  it('is read on when a part is left unread', async () => {
    const names: string[] = [];
    for await (const { name } of readParts(inPieces(whole, 5), boundary)) names.push(name);
    expect(names).toEqual(['files', 'file', 'file', 'file']);
  });

  it('is broken wherever it is cut off', async () => {
    const end = whole.length - '--\r\n'.length;
    for (let at = 0; at <= end; at += 3)
      await expect(readAll(inPieces(whole.subarray(0, at), 50)), `cut at ${at}`).rejects.toThrow(
        BrokenFormError,
      );
  });

  it('has heads and texts of a limited length', async () => {
    const long = formOf([{ name: 'x'.repeat(9000), content: Buffer.from('') }]);
    await expect(readAll(inPieces(long, 512))).rejects.toThrow(BrokenFormError);
    const text = formOf([{ name: 'text', content: Buffer.alloc(2000, 'a') }]);
    const first = (await readParts(inPieces(text, 100), boundary).next()).value;
    if (!first) throw new Error('There is no part');
    await expect(textOfPart(first, 1000)).rejects.toThrow(BrokenFormError);
  });

  it('names its boundary in its type', () => {
    expect(boundaryOf(`multipart/form-data; boundary=${boundary}`)).toBe(boundary);
    expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b');
    expect(boundaryOf('application/x-www-form-urlencoded')).toBeNull();
    expect(boundaryOf(undefined)).toBeNull();
  });
});
