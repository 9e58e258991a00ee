import { acceptedEncoding, type Encoding } from './encodings.ts';

/** What decides how a stored response is sent. */
export type PlainRequest = { encoding: Encoding; ifNoneMatch: string | null };

const plainHost = /^[a-z0-9._-]+(?::(?:[1-9]\d{0,3}|[1-5]\d{4}))?$/;
const hasBody = new Set(['content-length', 'transfer-encoding', 'expect']);
const read = new Set(['host', 'accept-encoding', 'if-none-match', ...hasBody]);
const lengths = new Set(Array.from(read, (name) => name.length));

const maxKnown = 200;
const knownEncodings = new Map<string, Encoding>();

function encodingOf(header: string): Encoding {
  const known = knownEncodings.get(header);
  if (known) return known;
  if (knownEncodings.size >= maxKnown) knownEncodings.clear();
  const encoding = acceptedEncoding(header);
  knownEncodings.set(header, encoding);
  return encoding;
}

/**
 * Reads a GET or HEAD from its raw headers (names and values in turn). Returns null if anything is
 * unusual (a body, not exactly one simple `Host`, a header given twice): the framework decides then.
 */
export function readPlainRequest(
  method: string | undefined,
  rawHeaders: readonly string[],
): PlainRequest | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  let host: string | undefined;
  let encodings: string | undefined;
  let ifNoneMatch: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const rawName = rawHeaders[index] ?? '';
    if (!lengths.has(rawName.length)) continue;
    const name = rawName.toLowerCase();
    if (!read.has(name)) continue;
    const value = rawHeaders[index + 1] ?? '';
    if (name === 'host' && host === undefined) host = value;
    else if (name === 'accept-encoding' && encodings === undefined) encodings = value;
    else if (name === 'if-none-match' && ifNoneMatch === undefined) ifNoneMatch = value;
    else return null;
  }
  if (host === undefined || !plainHost.test(host)) return null;
  return { encoding: encodingOf(encodings ?? ''), ifNoneMatch: ifNoneMatch ?? null };
}
