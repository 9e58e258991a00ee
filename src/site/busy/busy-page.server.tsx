import { renderToStaticMarkup } from 'react-dom/server';
import { withPrefix } from '#core/site-address.ts';
import { type Company, telHref } from '#features/company/company.ts';
import { htmlLangOf, type Language, prefixOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { homePath } from '#paths.ts';
import { busyPageTexts } from './busy-page.texts.ts';

type BusyPageProps = {
  /** As last read; null if it never was. */
  company: Pick<Company, 'brand' | 'phone'> | null;
  language: Language;
  /** When to try again. */
  seconds: number;
};

function BusyPage({ company, language, seconds }: BusyPageProps) {
  const t = (key: keyof typeof busyPageTexts.en) =>
    translate(busyPageTexts, language, key, { seconds });
  const [before, after] = t('call').split('{phone}');
  return (
    <html lang={htmlLangOf[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{[t('title'), company?.brand].filter(Boolean).join(' — ')}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/offline.css" />
      </head>
      <body>
        <header>
          <img src="/favicon.svg" alt="" width="40" height="40" />
          {company?.brand}
        </header>
        <main>
          <section>
            <h1>{t('title')}</h1>
            <p>{t('text')}</p>
            {company ? (
              <p>
                {before}
                <a href={telHref(company.phone)} translate="no">
                  {company.phone}
                </a>
                {after}
              </p>
            ) : null}
            <p>
              {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the page that failed. */}
              <a className="again" href="">
                {t('again')}
              </a>
            </p>
            <p>
              <a href={withPrefix(prefixOf[language], homePath.href())}>{t('home')}</a>
            </p>
          </section>
        </main>
      </body>
    </html>
  );
}

/** Returns the HTML shown in place of a page that is requested too often; costs next to nothing. */
export function renderBusyPage(props: BusyPageProps): string {
  return `<!doctype html>${renderToStaticMarkup(<BusyPage {...props} />)}`;
}
