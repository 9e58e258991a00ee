import { accept, type Result, refuse } from '#core/result.ts';
import { type HostRefusal, type HostRules, judgeHost, lookupOf } from './judge-host.server.ts';

/** Why a post was not accepted; `status_503` is the receiver's response. */
export type PostRefusal = HostRefusal | `status_${number}`;

export type Post = { body: string; headers: Record<string, string> };

async function postTo(
  url: URL,
  address: string,
  { body, headers, signal }: Post & { signal: AbortSignal },
): Promise<Result<null, PostRefusal>> {
  const { request } = await (url.protocol === 'https:'
    ? import('node:https')
    : import('node:http'));
  const sent = Buffer.from(body, 'utf8');
  const { promise, resolve } = Promise.withResolvers<Result<null, PostRefusal>>();
  const fail = () => resolve(refuse(signal.aborted ? 'too_slow' : 'unreachable'));
  const options = {
    method: 'POST',
    lookup: lookupOf(address),
    agent: false,
    signal,
    headers: { 'Content-Type': 'application/json', 'Content-Length': sent.length, ...headers },
  };
  const call = request(url, options, (response) => {
    const { statusCode = 0 } = response;
    // Its status says all: what else the receiver has to say is not read.
    response.destroy();
    const isTaken = statusCode >= 200 && statusCode < 300;
    const refusal: PostRefusal = `status_${statusCode}`;
    resolve(isTaken ? accept(null) : refuse(refusal));
  });
  call.on('error', fail).end(sent);
  return promise;
}

/**
 * Posts JSON to an address by HTTPS, with the same care as `fetchPublicText`: to a public IP address
 * that is resolved once and kept for the connection. A redirect is not followed. Never throws.
 */
export async function postPublicJson(
  address: string,
  post: Post,
  { milliseconds, ...rules }: HostRules & { milliseconds: number },
): Promise<Result<null, PostRefusal>> {
  const signal = AbortSignal.timeout(milliseconds);
  const url = URL.parse(address);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.username !== '' || url.password !== '')
    return refuse('invalid_address');
  const host = await judgeHost(url, rules, signal);
  return host.ok ? postTo(url, host.value, { ...post, signal }) : host;
}
