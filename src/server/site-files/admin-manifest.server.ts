import { type Company, companyQuery } from '#features/company/company.ts';
import { htmlLangOf, type Language, languages, prefixOf } from '#i18n/language.ts';
import { dressManifest } from './manifest.server.ts';
import type { SiteFile, SiteFilesSetup } from './site-file.ts';

const backOffice = '/admin';
const names: Record<Language, string> = { en: 'Office', pt: 'Gestão' };

function formatManifest(company: Company, language: Language): string {
  const { brand } = company;
  const manifest = {
    // One application in either language.
    id: backOffice,
    name: `${brand} · ${names[language]}`,
    short_name: names[language],
    lang: htmlLangOf[language],
    dir: 'ltr',
    start_url: backOffice,
    scope: backOffice,
    display: 'standalone',
    ...dressManifest(company),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The web app manifest of the back office, in each language: what staff install on a phone. */
export function adminManifestFiles({ readUrl }: Pick<SiteFilesSetup, 'readUrl'>): SiteFile[] {
  return languages.map((language) => ({
    path: `${backOffice}${prefixOf[language]}/manifest.webmanifest`,
    type: 'application/manifest+json',
    write: async () =>
      formatManifest((await readUrl(companyQuery().queryKey[0])) as Company, language),
  }));
}
