import type { ReactNode } from 'react';
import { withPrefix } from '#core/site-address.ts';
import { type Company, telHref } from '#features/company/company.ts';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { homePath, privacyPath } from '#paths.ts';
import { ArtLookProvider } from '#ui/art/art-look.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { withUsTexts } from '../with-us.texts.ts';

type FrameProps = {
  company: Pick<Company, 'brand' | 'phone' | 'email' | 'legalName' | 'look'>;
  /** The same page in the other language; null where the reader's language is known. */
  otherHref: string | null;
  children: ReactNode;
};

/** The frame of a page behind a link: the brand above, how to reach us below, and no menu. */
export function RelationFrame({ company, otherHref, children }: FrameProps) {
  const { language } = useLanguage();
  const t = useTexts(withUsTexts);
  const at = (path: string) => withPrefix(prefixOf[language], path);
  return (
    <ArtLookProvider look={company.look}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <header className="rel-top">
        <div className="wrap">
          <a href={at(homePath.href())} className="brand" translate="no">
            <Logo name={company.brand} />
          </a>
          {otherHref === null ? null : (
            <a href={otherHref} className="rel-link" lang={language === 'en' ? 'pt-PT' : 'en'}>
              {t('other')}
            </a>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="rel-foot">
        <div className="wrap">
          <p translate="no">{company.legalName}</p>
          <p>
            <a href={telHref(company.phone)} translate="no">
              {company.phone}
            </a>
            <a href={`mailto:${company.email}`} translate="no">
              {company.email}
            </a>
            <a href={at(privacyPath.href())}>{t('privacy')}</a>
          </p>
        </div>
      </footer>
    </ArtLookProvider>
  );
}
