import { renderToStaticMarkup } from 'react-dom/server';
import type { Company } from '#features/company/company.ts';
import { telHref } from '#features/company/company.ts';
import { htmlLangOf, type Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { offlinePageTexts } from './offline-page.texts.ts';

type OfflineCompany = Pick<Company, 'brand' | 'phone'>;

function Message({ language, phone }: { language: Language; phone: string }) {
  const t = (key: keyof typeof offlinePageTexts.en) => translate(offlinePageTexts, language, key);
  const [before, after] = t('call').split('{phone}');
  const Heading = language === 'en' ? 'h1' : 'h2';
  return (
    <section lang={htmlLangOf[language]}>
      <Heading>{t('title')}</Heading>
      <p>{t('text')}</p>
      <p>
        {before}
        <a href={telHref(phone)}>{phone}</a>
        {after}
      </p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the page that failed. */}
        <a className="again" href="">
          {t('again')}
        </a>
      </p>
    </section>
  );
}

function OfflinePage({ brand, phone }: OfflineCompany) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${offlinePageTexts.en.title} — ${brand}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/offline.css" />
      </head>
      <body>
        <header>
          <img src="/favicon.svg" alt="" width="40" height="40" />
          {brand}
        </header>
        <main>
          <Message language="en" phone={phone} />
          <Message language="pt" phone={phone} />
        </main>
      </body>
    </html>
  );
}

/** Returns the HTML that the service worker shows while offline, in both languages. */
export function renderOfflinePage(company: OfflineCompany): string {
  const { brand, phone } = company;
  return `<!doctype html>${renderToStaticMarkup(<OfflinePage brand={brand} phone={phone} />)}`;
}
