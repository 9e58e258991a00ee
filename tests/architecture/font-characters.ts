import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

// WOFF2 (https://www.w3.org/TR/WOFF2/): names of known tables by their number, as far as needed.
const cmap = 0;
const transformable = [10, 11];
const otherName = 63;
const headerBytes = 48;

type Reader = { bytes: Buffer; at: number };

/** Reads an integer in groups of seven bits (`UIntBase128`). */
function readBase128(reader: Reader): number {
  let value = 0;
  for (;;) {
    const byte = reader.bytes.readUInt8(reader.at++);
    value = value * 128 + (byte & 127);
    if (byte < 128) return value;
  }
}

/** Returns the table that maps characters to glyphs, out of a WOFF2 file. */
function readCmap(bytes: Buffer): Buffer {
  const reader = { bytes, at: headerBytes };
  const tables = Array.from({ length: bytes.readUInt16BE(12) }, () => {
    const flags = bytes.readUInt8(reader.at++);
    const name = flags & 63;
    if (name === otherName) reader.at += 4;
    const size = readBase128(reader);
    const isTransformed = transformable.includes(name) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { name, size: isTransformed ? readBase128(reader) : size };
  });
  const compressed = bytes.subarray(reader.at, reader.at + bytes.readUInt32BE(20));
  const data = brotliDecompressSync(compressed);
  const place = tables.findIndex(({ name }) => name === cmap);
  const start = tables.slice(0, place).reduce((sum, { size }) => sum + size, 0);
  return data.subarray(start);
}

/** Returns the characters of a WOFF2 font, from the segments of its `cmap` (format 4). */
export function fontCharacters(path: string): Set<string> {
  const table = readCmap(readFileSync(path));
  const starts = Array.from({ length: table.readUInt16BE(2) }, (_, place) =>
    table.readUInt32BE(8 + 8 * place),
  );
  const start = starts.find((offset) => table.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error(`${path} has no cmap of format 4`);
  const doubled = table.readUInt16BE(start + 6);
  const found = new Set<string>();
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = table.readUInt16BE(start + 14 + segment);
    const first = table.readUInt16BE(start + 16 + doubled + segment);
    for (let code = first; code <= last && code < 0xffff; code += 1)
      found.add(String.fromCharCode(code));
  }
  return found;
}
