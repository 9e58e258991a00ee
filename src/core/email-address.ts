/**
 * A mail address that can be written to: an RFC 5321 dot-atom of ASCII, then a domain of two
 * labels or more, which may hold letters of any script.
 */
export const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

/** An address as it is compared: full-width signs are plain ones, and no point ends it. */
export function plainAddress(text: string): string {
  return text.normalize('NFKC').replace(/\.$/, '');
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
