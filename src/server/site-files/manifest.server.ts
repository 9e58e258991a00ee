import { readLookCode } from '#core/look/look-code.ts';
import { deriveTokens, ownTokens } from '#core/look/look-colours.ts';
import { withPrefix } from '#core/site-address.ts';
import { type Company, companyQuery, iconAddress } from '#features/company/company.ts';
import { htmlLangOf, type Language, languages, prefixOf } from '#i18n/language.ts';
import { homePath } from '#paths.ts';
import { manifestPath } from '#site/icon-links.ts';
import { head as homeHead } from '#site/pages/home/home.head.ts';
import type { SiteFile, SiteFilesSetup } from './site-file.ts';

/** The pictures of `public`, drawn by `scripts/draw-icons.mjs`; a company with a look of its own has others there. */
const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** What an application shows while it starts, and its icons. */
export function dressManifest(company: Company) {
  const look = readLookCode(company.look?.code ?? '');
  const ground = (look ? deriveTokens(look) : ownTokens).bg[0];
  return {
    background_color: ground,
    theme_color: ground,
    icons: icons.map((icon) => ({ ...icon, src: iconAddress(icon.src, company) })),
  };
}

function formatManifest(company: Company, language: Language): string {
  const { brand } = company;
  const start = withPrefix(prefixOf[language], homePath.href());
  const manifest = {
    id: start,
    name: brand,
    short_name: brand,
    description: homeHead[language].description,
    lang: htmlLangOf[language],
    dir: 'ltr',
    start_url: start,
    scope: '/',
    // Keeps the browser's back button, which the site has no other for.
    display: 'minimal-ui',
    ...dressManifest(company),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The web app manifest of each language: what a phone installs when a visitor keeps the site. */
export function manifestFiles({ readUrl }: Pick<SiteFilesSetup, 'readUrl'>): SiteFile[] {
  return languages.map((language) => ({
    path: manifestPath(prefixOf[language]),
    type: 'application/manifest+json',
    write: async () =>
      formatManifest((await readUrl(companyQuery().queryKey[0])) as Company, language),
  }));
}
