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
  // Calls within the process have no connection.
  if (!(c.env as { incoming?: unknown } | undefined)?.incoming) return null;
  return getConnInfo(c).remote.address ?? null;
}

/**
 * Returns a function that finds a caller's IP address, or null without a connection. It trusts
 * `X-Forwarded-For` only from this machine and `proxies` (addresses or CIDR blocks), and reads it
 * from the end: callers can forge what precedes the trusted entries.
 */
export function createCallerOf(proxies: readonly string[] = []): CallerOf {
  const trusted = trustedList(proxies);
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, familyOf(address));
  return (c) => {
    let caller = directAddress(c);
    if (caller === null) return null;
    const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',');
    for (const entry of forwarded.map((part) => part.trim()).reverse()) {
      if (!isTrusted(caller) || isIP(entry) === 0) break;
      caller = entry;
    }
    return caller;
  };
}
