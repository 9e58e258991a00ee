const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What limits count as one visitor: an IPv4 address, or the first 64 bits of an IPv6 one, because
 * that is what one household or rented machine is given (RFC 6177) and may change within at will.
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
