/**
 * A mail address that can be written to: an RFC 5321 dot-atom of ASCII, then a domain of two
 * labels or more, which may hold letters of any script.
 */
export const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

/** `ana@x.pt` becomes `a…@x.pt`: enough for its owner. */
export function shortenEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1…');
}
