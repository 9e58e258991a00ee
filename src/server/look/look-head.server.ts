import { createHash } from 'node:crypto';
import { readLookCode } from '#core/look/look-code.ts';
import { deriveTokens, ownTokens } from '#core/look/look-colours.ts';
import type { Company } from '#features/company/company.ts';
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

/** The look of the company: what of it a document wears before its own scripts run. */
type WornLook = Pick<NonNullable<Company['look']>, 'code' | 'icons'>;

/** The icons of the site that a document links to. */
const icons = /href="(\/(?:favicon\.svg|favicon\.ico|apple-touch-icon\.png))"/g;

/**
 * Dresses a document in the look that the owner chose: its sheet, its icons and what a phone paints its
 * bars with. The sheet is in the head, so that no page is shown without it first. A document stays as it
 * is where nobody has chosen anything.
 */
export function dressDocument(html: string, look: WornLook | undefined): string {
  if (look === undefined) return html;
  const { code, icons: version } = look;
  const own =
    version === undefined ? html : html.replace(icons, (_, path) => `href="${path}?v=${version}"`);
  const sheet = lookSheetOf(code);
  if (sheet === null) return own;
  const link = `<link rel="stylesheet" href="/look/${code}.css?v=${sheet.version}" data-look>`;
  return own
    .replace(`content="${ownTokens.bg[1]}"`, `content="${sheet.ground}"`)
    .replace('</head>', `${link}\n</head>`);
}
