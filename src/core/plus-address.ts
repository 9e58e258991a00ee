/** Returns the address below ours at which answers of one secret arrive: `ola+token@…`. */
export function plusAddress(address: string, token: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${token}${address.slice(at)}`;
}

/** Returns the token of a recipient that is below our address, null for any other recipient. */
export function plusTokenOf(recipient: string, address: string): string | null {
  const [given, ours] = [recipient.toLowerCase(), address.toLowerCase()];
  const at = ours.lastIndexOf('@');
  const [start, end] = [`${ours.slice(0, at)}+`, ours.slice(at)];
  if (!given.startsWith(start) || !given.endsWith(end)) return null;
  const token = given.slice(start.length, given.length - end.length);
  return /^[a-z0-9]{8,64}$/.test(token) ? token : null;
}
