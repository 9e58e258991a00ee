import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encodings.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

// 3 instead of 4: half the time for 5 % more bytes (docs/decisions/029).
const quality = 3;
// 256 kB: more than any page. The default of 4 MB costs memory in each thread.
const windowBits = 18;

/** Compresses away from the main thread. */
export async function compress(
  plain: Buffer<ArrayBuffer>,
  encoding: Encoding,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return withoutSlack(await zip(plain));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return withoutSlack(await brotli(plain, { params }));
}

/** Reads what `compress` has written as `br`. */
export async function decompress(bytes: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  return withoutSlack(await unbrotli(bytes));
}

// zlib's results are slices of larger buffers, which they would keep alive.
function withoutSlack(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}
