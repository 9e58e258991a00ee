import { BlockList, isIP } from 'node:net';

const refused = new BlockList();

// Everything of the IANA special-purpose registries that is not reachable from everywhere (RFC 6890).
for (const [network, prefix] of [
  ...[
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ],
  ...[
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
  ],
  ...[
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ],
  ...[
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
] as [string, number][])
  refused.addSubnet(network, prefix, 'ipv4');

// Of IPv6 only what is assigned for the whole world is public, but for tunnels and examples in it.
const assigned = new BlockList();
assigned.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ...[
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
] as [string, number][])
  refused.addSubnet(network, prefix, 'ipv6');

/** Returns whether an IP address can be reached from everywhere: no inner, local or reserved one. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  if (family === 6) return assigned.check(address, 'ipv6') && !refused.check(address, 'ipv6');
  return false;
}

/** Returns whether an IP address is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}
