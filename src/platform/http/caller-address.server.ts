import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

export type CallerOf = (c: Context) => string | null;

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

function trustedList(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of ['127.0.0.0/8', '::1/128', ...proxies]) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

function directAddress(c: Context): string | null {
  // Without a connection, as in a call inside the process, there is nobody to name.
  if (!(c.env as { incoming?: unknown } | undefined)?.incoming) return null;
  return getConnInfo(c).remote.address ?? null;
}

/**
 * Finds a caller's address; null when nothing is known. `X-Forwarded-For` is believed from this
 * machine and from `proxies` (addresses or CIDR blocks) only, read from its end as far as they go:
 * what stands before was written by the caller.
 */
export function createCallerOf(proxies: readonly string[] = []): CallerOf {
  const trusted = trustedList(proxies);
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, familyOf(address));
  return (c) => {
    let caller = directAddress(c);
    if (caller === null) return null;
    const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',');
    for (const named of forwarded.map((part) => part.trim()).reverse()) {
      if (!isTrusted(caller) || isIP(named) === 0) break;
      caller = named;
    }
    return caller;
  };
}
