const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the key by which rate limits count a client: an IPv4 address, or the /64 prefix of an IPv6
 * address, because one household or server gets a whole /64 (RFC 6177).
 */
export function addressGroup(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const [, v4] = mapped.exec(plain) ?? [];
  if (v4) return v4;
  if (!plain.includes(':') || !URL.canParse(`http://[${plain}]`)) return plain;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const rest = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${all.slice(0, 4).join(':')}::/64`;
}
