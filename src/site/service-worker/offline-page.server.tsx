import { renderToStaticMarkup } from 'react-dom/server';
import { type Company, telHref } from '#features/company/company.ts';
import { htmlLangOf, type Language, languages } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import { onOneLine } from '#i18n/unbroken-words.ts';
import { offlinePageTexts } from './offline-page.texts.ts';

type OfflineCompany = Pick<Company, 'brand' | 'phone'>;
type OfflinePageProps = OfflineCompany & { first: Language };

type MessageProps = { language: Language; isFirst: boolean; phone: string };

function Message({ language, isFirst, phone }: MessageProps) {
  const t = (key: keyof typeof offlinePageTexts.en) => translate(offlinePageTexts, language, key);
  const [before, after] = t('call').split('{phone}');
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section lang={htmlLangOf[language]}>
      <Heading>{t('title')}</Heading>
      <p>{t('text')}</p>
      <p>
        {before}
        <a href={telHref(phone)}>{onOneLine(phone)}</a>
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

function OfflinePage({ brand, phone, first }: OfflinePageProps) {
  const inOrder = [first, ...languages.filter((language) => language !== first)];
  return (
    <html lang={htmlLangOf[first]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${offlinePageTexts[first].title} — ${brand}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/offline.css" />
      </head>
      <body>
        <header>
          <img src="/favicon.svg" alt="" width="40" height="40" />
          {brand}
        </header>
        <main>
          {inOrder.map((language) => (
            <Message
              key={language}
              language={language}
              isFirst={language === first}
              phone={phone}
            />
          ))}
        </main>
      </body>
    </html>
  );
}

/** Returns the HTML that the service worker shows while offline, in both languages, one of them first. */
export function renderOfflinePage(company: OfflineCompany, first: Language): string {
  const { brand, phone } = company;
  return `<!doctype html>${renderToStaticMarkup(<OfflinePage brand={brand} phone={phone} first={first} />)}`;
}
