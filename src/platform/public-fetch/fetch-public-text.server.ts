import { lookup as lookUpName } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { accept, type Result, refuse } from '#core/result.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

/** Why an address was not read. `inner_address`: it leads to this machine or its network. */
export type FetchRefusal =
  | 'invalid_address'
  | 'inner_address'
  | 'unreachable'
  | 'refused'
  | 'too_large'
  | 'too_slow'
  | 'too_many_redirects';

export type FetchLimits = {
  /** Bytes of the body. */
  most: number;
  /** For everything, redirects included. */
  milliseconds: number;
  /** For tests: plain HTTP, and only to this machine. */
  allowLoopback?: boolean;
  /** For tests: resolves a name to its addresses. */
  resolve?: (host: string) => Promise<string[]>;
};

type Step = Result<{ text: string } | { location: string }, FetchRefusal>;

const mostRedirects = 3;

async function resolveName(host: string): Promise<string[]> {
  return (await lookUpName(host, { all: true })).map(({ address }) => address);
}

function ended(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise;
}

/** Returns the address to connect to, so that no second answer of the name server can replace it. */
async function judgeHost(
  { protocol, hostname }: URL,
  { allowLoopback = false, resolve = resolveName }: FetchLimits,
  signal: AbortSignal,
): Promise<Result<string, FetchRefusal>> {
  const host = hostname.replace(/^\[|\]$/g, '');
  let addresses: string[];
  try {
    addresses = isIP(host) ? [host] : await Promise.race([resolve(host), ended(signal)]);
  } catch {
    return refuse(signal.aborted ? 'too_slow' : 'unreachable');
  }
  const [first] = addresses;
  if (first === undefined) return refuse('unreachable');
  if (allowLoopback && addresses.every(isLoopback)) return accept(first);
  if (!addresses.every(isPublicAddress)) return refuse('inner_address');
  return protocol === 'https:' ? accept(first) : refuse('invalid_address');
}

async function readBody(response: IncomingMessage, most: number): Promise<Step> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) {
      response.destroy();
      return refuse('too_large');
    }
    parts.push(part);
  }
  return accept({ text: Buffer.concat(parts).toString('utf8') });
}

async function requestOnce(
  url: URL,
  address: string,
  { most, signal }: { most: number; signal: AbortSignal },
): Promise<Step> {
  const family = isIP(address);
  const pinned: LookupFunction = (_host, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  const { get } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  const headers = { Accept: 'text/calendar, text/plain;q=0.5', 'Accept-Encoding': 'identity' };
  const { promise, resolve } = Promise.withResolvers<Step>();
  const fail = () => resolve(refuse(signal.aborted ? 'too_slow' : 'unreachable'));
  get(url, { lookup: pinned, agent: false, signal, headers }, (response) => {
    const { statusCode = 0, headers: answered } = response;
    if (statusCode >= 300 && statusCode < 400 && answered.location !== undefined) {
      response.destroy();
      return resolve(accept({ location: answered.location }));
    }
    if (statusCode !== 200 || (answered['content-encoding'] ?? 'identity') !== 'identity') {
      response.destroy();
      return resolve(refuse('refused'));
    }
    readBody(response, most).then(resolve, fail);
  }).on('error', fail);
  return promise;
}

/**
 * Reads a text from an address that a person typed: HTTPS, without a user name, to a public IP address
 * that is resolved once and kept for the connection; each redirect is judged like the first address.
 */
export async function fetchPublicText(
  address: string,
  limits: FetchLimits,
): Promise<Result<string, FetchRefusal>> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let url = URL.parse(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
    if (!url || !isWeb || url.username !== '' || url.password !== '')
      return refuse('invalid_address');
    const host = await judgeHost(url, limits, signal);
    if (!host.ok) return host;
    const step = await requestOnce(url, host.value, { most: limits.most, signal });
    if (!step.ok) return step;
    if ('text' in step.value) return accept(step.value.text);
    url = URL.parse(step.value.location, url);
  }
  return refuse('too_many_redirects');
}
