import { readLinkAddress } from '#core/link-address.ts';
import type { Finding } from '../incoming.ts';

export type Told = Omit<Finding, 'where'>;

/** Where a text of another site comes from, and where its links and pictures lead here. */
export type Places = {
  /** The address of the text, or of its site; empty where it is not known. */
  base: string;
  /** Returns the address at this site of a link to the old one; null for any other. */
  moveLink(url: string): string | null;
  /** Whether an address is of the old site. */
  isOld(url: string): boolean;
  /** Returns the address in the library of a picture that came along; null for any other. */
  movePicture(url: string): string | null;
};

const longestDetail = 300;
export const cut = (text: string, most = longestDetail) =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** Completes an address as a browser would, and as people meant it. */
export function completeAddress(address: string, base: string): string {
  const clean = address.replace(/[\t\n\r]/g, '').trim();
  if (clean.startsWith('//')) return `https:${clean}`;
  if (/^www\.[^\s/]+\.[a-z]/i.test(clean)) return `https://${clean}`;
  if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[a-z]{2,}$/i.test(clean)) return `mailto:${clean}`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(clean) || !URL.canParse(clean, base)) return clean;
  return new URL(clean, base).href;
}

/** Returns an address as a link of this site may have it; null where none may. */
export function linkable(address: string): string | null {
  const written = address.replace(/[\s\\]/g, (sign) => encodeURIComponent(sign));
  return readLinkAddress(written) === null ? null : written;
}

/** Returns where a link leads here, and what is to be told; an empty address is no link. */
export function placeLink(address: string, places: Places): { href: string | null; told: Told[] } {
  const moved = places.moveLink(address.trim());
  if (moved !== null) return { href: moved, told: [] };
  const complete = completeAddress(address, places.base);
  const own = places.moveLink(complete) ?? places.movePicture(complete);
  if (own !== null) return { href: own, told: [] };
  const href = linkable(complete);
  if (href === null)
    return { href, told: [{ code: 'link_left_out', detail: cut(address.trim()) }] };
  const told: Told[] = places.isOld(href) ? [{ code: 'link_stays', detail: cut(href) }] : [];
  return { href, told };
}
