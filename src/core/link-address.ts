const longest = 2_000;

/** Where a link leads: `to` is a page of this site without a language prefix. */
export type LinkAddress = { to: string } | { href: string };

function isOwnFile(path: string): boolean {
  const [name = ''] = path.split(/[?#]/);
  return /^\/(files|api|art)\//.test(name) || /\.\w+$/.test(name);
}

/** Returns a path of this site, or null for what is none, such as `//elsewhere` and `/\elsewhere`. */
export function readOwnPath(address: string): string | null {
  const isPath = /^\/(?![/\\])[^\s\\]*$/.test(address) && address.length <= longest;
  return isPath ? address : null;
}

/** Returns where a link leads, or null for an address that no link may have. */
export function readLinkAddress(address: string): LinkAddress | null {
  const path = readOwnPath(address);
  if (path !== null) {
    if (isOwnFile(path)) return { href: path };
    return { to: path.replace(/^\/pt(?=[/?#]|$)/, '').replace(/^(?!\/)/, '/') };
  }
  if (address.length > longest || !/^(https?:\/\/[^\s/?#]|mailto:|tel:|sms:)/i.test(address))
    return null;
  return URL.canParse(address) ? { href: address } : null;
}
