import { type Prefix, withPrefix } from '#core/site-address.ts';

/** Address of the web app manifest of a language. */
export function manifestPath(prefix: Prefix): string {
  return withPrefix(prefix, '/manifest.webmanifest');
}

/** Formats the links in the head to the icons that are no SVG, and to the manifest. */
export function formatIconLinks(prefix: Prefix): string {
  return [
    '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestPath(prefix)}">`,
  ].join('\n');
}
