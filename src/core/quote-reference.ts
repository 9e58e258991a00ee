// Those of other references: without 0, O, 1, I and L, because people read them aloud on the phone.
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 8;

/**
 * Returns the reference by which people name a quote, such as `Q-7K4QXM2P`: the same each time for its id, a
 * UUID, so that no column keeps it.
 */
export function quoteReference(id: string): string {
  // 40 random bits, for 31^8 values.
  let rest = Number.parseInt(id.replaceAll('-', '').slice(0, 10), 16);
  let reference = '';
  for (let at = 0; at < length; at += 1) {
    reference += letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return `Q-${reference}`;
}
