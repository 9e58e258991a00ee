import { lookup as lookUpName } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { accept, type Result, refuse } from '#core/result.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

export type HostRefusal = 'invalid_address' | 'inner_address' | 'unreachable' | 'too_slow';

export type HostRules = {
  /** For tests: plain HTTP, and only to this machine. */
  allowLoopback?: boolean;
  /** For tests: resolves a name to its addresses. */
  resolve?: (host: string) => Promise<string[]>;
};

async function resolveName(host: string): Promise<string[]> {
  return (await lookUpName(host, { all: true })).map(({ address }) => address);
}

function ended(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise;
}

/** Returns the IP address to connect to, so that no second answer of the name server can replace it. */
export async function judgeHost(
  { protocol, hostname }: URL,
  { allowLoopback = false, resolve = resolveName }: HostRules,
  signal: AbortSignal,
): Promise<Result<string, HostRefusal>> {
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

/** Returns a lookup for `node:http` that connects to this IP address, whatever the host's name. */
export function lookupOf(address: string): LookupFunction {
  const family = isIP(address);
  return (_host, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
}
