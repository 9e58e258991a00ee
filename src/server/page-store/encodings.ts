/** How the body of a response may be compressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

const refused = /;\s*q=0(\.0*)?\s*$/;

/** Returns the best encoding that an `Accept-Encoding` header accepts; `q=0` refuses one. */
export function acceptedEncoding(header: string): Encoding {
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((one) => !refused.test(one))
    .map((one) => one.split(';', 1)[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
