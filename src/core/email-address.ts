/**
 * A mail address that can be written to: an RFC 5321 dot-atom of ASCII, then a domain of two
 * labels or more, which may hold letters of any script.
 */
export const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu;

/** What comes along when an address is copied from a mail or a page: `mailto:`, brackets, a comma. */
const around = /^<?\s*(?:mailto:)?([^\s<>]+@[^\s<>]+?)\s*>?[.,;\s]*$/i;

/**
 * An address as it is compared, out of what was copied along with it: full-width signs are plain ones,
 * and no point ends it.
 */
export function plainAddress(text: string): string {
  const plain = text.normalize('NFKC').replace(/[。｡]/g, '.');
  return around.exec(plain)?.[1] ?? plain;
}

/**
 * Returns what two spellings of one mailbox have in common: lower case, the domain as the name system
 * has it (`café.pt` and `xn--caf-dma.pt` are one: RFC 5891), without the point of its root.
 */
export function mailboxKey(email: string): string {
  const text = plainAddress(email.trim()).toLowerCase();
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (at === 0 || !/[^ -~]/.test(domain)) return text;
  const url = `http://${domain}`;
  return URL.canParse(url) ? text.slice(0, at) + new URL(url).hostname : text;
}

/** `ana@x.pt` becomes `a…@x.pt`: enough for its owner. */
export function shortenEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1…');
}
