import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { accept, type Result, refuse } from '#core/result.ts';
import { type HostRefusal, type HostRules, judgeHost, lookupOf } from './judge-host.server.ts';

/** Why an address was not read. `inner_address`: it leads to this machine or its network. */
export type FetchRefusal = HostRefusal | 'refused' | 'too_large' | 'too_many_redirects';

export type FetchLimits = HostRules & {
  /** Bytes of the body, as they come and decompressed. */
  most: number;
  /** For everything, redirects included. */
  milliseconds: number;
};

type Step<Value> = Result<{ value: Value } | { location: string }, FetchRefusal>;

/** Reads a text that comes in parts. */
type Reader<Value> = (text: AsyncIterable<string>) => Promise<Value>;

const mostRedirects = 3;

class TooLarge extends Error {}

async function* within(most: number, parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > most) throw new TooLarge('The body is too large');
    yield part;
  }
}

/** Begins with what was read already. */
async function* after(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Yields the bytes of a body, also of one that is compressed without saying so, as a file `.ics.gz`. */
async function* decompressed(
  parts: AsyncIterable<Buffer>,
  encoding: string,
): AsyncGenerator<Buffer> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const isGzip = first.value[0] === 0x1f && first.value[1] === 0x8b;
  const decoder = decoders[isGzip ? 'gzip' : encoding]?.();
  const whole = after(first.value, iterator);
  if (!decoder || (encoding === 'gzip' && !isGzip)) yield* whole;
  else yield* pipeline(Readable.from(whole), decoder, () => {}) as AsyncIterable<Buffer>;
}

/** The encodings of the two marks of the byte order that a text in UTF-16 begins with. */
const marks: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** Yields the text of a body in UTF-8, or in UTF-16 where it begins with a mark of that. */
async function* decoded(parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const part of parts) {
    decoder ??= new TextDecoder(marks[part.subarray(0, 2).toString('hex')] ?? 'utf-8');
    yield decoder.decode(part, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

const readable = [200, 203, 206];

async function requestOnce<Value>(
  url: URL,
  address: string,
  { most, signal, read }: { most: number; signal: AbortSignal; read: Reader<Value> },
): Promise<Step<Value>> {
  const { get } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  const headers = {
    Accept: 'text/calendar, text/plain;q=0.5',
    'Accept-Encoding': 'gzip, deflate, br',
    // Some servers refuse who does not say what they are.
    'User-Agent': 'Entrada (calendar reader)',
  };
  const { promise, resolve } = Promise.withResolvers<Step<Value>>();
  const fail = () => resolve(refuse(signal.aborted ? 'too_slow' : 'unreachable'));
  get(url, { lookup: lookupOf(address), agent: false, signal, headers }, (response) => {
    const { statusCode = 0, headers: answered } = response;
    if (statusCode >= 300 && statusCode < 400 && answered.location !== undefined) {
      response.destroy();
      return resolve(accept({ location: answered.location }));
    }
    const encoding = answered['content-encoding']?.trim().toLowerCase() || 'identity';
    if (!readable.includes(statusCode) || (encoding !== 'identity' && !decoders[encoding])) {
      response.destroy();
      return resolve(refuse('refused'));
    }
    const body = within(most, decompressed(within(most, response), encoding));
    read(decoded(body)).then(
      (value) => resolve(accept({ value })),
      (error: unknown) => {
        response.destroy();
        if (error instanceof TooLarge) resolve(refuse('too_large'));
        else fail();
      },
    );
  }).on('error', fail);
  return promise;
}

/**
 * Reads a text from an address that a person typed, while it comes: HTTPS, without a user name, to a
 * public IP address that is resolved once and kept for the connection; each redirect is judged like the
 * first address. `read` gets the text in parts, decompressed.
 */
export async function fetchPublicText<Value>(
  address: string,
  limits: FetchLimits,
  read: Reader<Value>,
): Promise<Result<Value, FetchRefusal>> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let url = URL.parse(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
    if (!url || !isWeb || url.username !== '' || url.password !== '')
      return refuse('invalid_address');
    const host = await judgeHost(url, limits, signal);
    if (!host.ok) return host;
    const step = await requestOnce(url, host.value, { most: limits.most, signal, read });
    if (!step.ok) return step;
    if ('value' in step.value) return accept(step.value.value);
    url = URL.parse(step.value.location, url);
  }
  return refuse('too_many_redirects');
}
