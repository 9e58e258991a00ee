import { createHash } from 'node:crypto';
import { readLookCode } from '#core/look/look-code.ts';
import { deriveTokens, ownTokens } from '#core/look/look-colours.ts';
import { formatLookSheet } from '#ui/theme/look-sheet.ts';

const mostKept = 50;
const sheets = new Map<string, { css: string; version: string; ground: string }>();

/** Returns the sheet of a look by its code, and what names its present form; null for no code. */
export function lookSheetOf(code: string): { css: string; version: string; ground: string } | null {
  const known = sheets.get(code);
  if (known) return known;
  const colours = readLookCode(code);
  if (colours === null) return null;
  const css = formatLookSheet(colours);
  const version = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const sheet = { css, version, ground: deriveTokens(colours).bg[1] };
  if (sheets.size >= mostKept) sheets.clear();
  sheets.set(code, sheet);
  return sheet;
}

/**
 * Dresses a document in the colours of a look, by its code: its sheet, its icon and what a phone paints
 * its bars with. The sheet is in the head, so that no page is shown without it first. A document stays
 * as it is where nobody has chosen colours.
 */
export function dressDocument(html: string, code: string | undefined): string {
  const sheet = code === undefined ? null : lookSheetOf(code);
  if (sheet === null) return html;
  const link = `<link rel="stylesheet" href="/look/${code}.css?v=${sheet.version}" data-look>`;
  return html
    .replace(`content="${ownTokens.bg[1]}"`, `content="${sheet.ground}"`)
    .replace('href="/favicon.svg"', `href="/art/logo.svg?l=${code}"`)
    .replace('</head>', `${link}\n</head>`);
}
