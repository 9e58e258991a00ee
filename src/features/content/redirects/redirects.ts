import { accept, type Result, refuse } from '#core/result.ts';
import { parseAddress } from '#core/site-address.ts';

/** Returns an address of the site as redirects hold it: a path without language, query and fragment. */
export function toSitePath(text: string, origin: string): string | null {
  const clean = text.trim();
  const isOwn = clean.startsWith(`${origin}/`) || /^\/(?!\/)/.test(clean);
  if (!isOwn || !URL.canParse(clean, origin)) return null;
  const { pathname } = new URL(clean, origin);
  return parseAddress(pathname).path;
}

/**
 * Returns where an address is to lead, in one step: `next` is where the target leads already, null if
 * nowhere. Refuses an address that would lead back to itself.
 */
export function shortenRedirect(
  { path, target }: { path: string; target: string },
  next: string | null,
): Result<string, 'loop'> {
  const final = next ?? target;
  return final === path || target === path ? refuse('loop') : accept(final);
}
