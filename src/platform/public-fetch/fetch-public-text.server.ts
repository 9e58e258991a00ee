import type { IncomingMessage } from 'node:http';
import { accept, type Result, refuse } from '#core/result.ts';
import { type HostRefusal, type HostRules, judgeHost, lookupOf } from './judge-host.server.ts';

/** Why an address was not read. `inner_address`: it leads to this machine or its network. */
export type FetchRefusal = HostRefusal | 'refused' | 'too_large' | 'too_many_redirects';

export type FetchLimits = HostRules & {
  /** Bytes of the body. */
  most: number;
  /** For everything, redirects included. */
  milliseconds: number;
};

type Step = Result<{ text: string } | { location: string }, FetchRefusal>;

const mostRedirects = 3;

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
  const { get } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  const headers = { Accept: 'text/calendar, text/plain;q=0.5', 'Accept-Encoding': 'identity' };
  const { promise, resolve } = Promise.withResolvers<Step>();
  const fail = () => resolve(refuse(signal.aborted ? 'too_slow' : 'unreachable'));
  get(url, { lookup: lookupOf(address), agent: false, signal, headers }, (response) => {
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
