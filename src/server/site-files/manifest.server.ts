import { withPrefix } from '#core/site-address.ts';
import { type Company, companyQuery } from '#features/company/company.ts';
import { htmlLangOf, type Language, languages, prefixOf } from '#i18n/language.ts';
import { homePath } from '#paths.ts';
import { manifestPath } from '#site/icon-links.ts';
import { head as homeHead } from '#site/pages/home/home.head.ts';
import type { SiteFile, SiteFilesSetup } from './site-file.ts';

/** The pictures of `public`, drawn by `scripts/draw-icons.mjs`. */
export const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

function formatManifest({ brand }: Company, language: Language): string {
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
    background_color: '#f4f4f0',
    theme_color: '#f4f4f0',
    icons,
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
