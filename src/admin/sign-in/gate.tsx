import { type ReactNode, useEffect, useState } from 'react';
import { apiRead } from '#core/api-request.ts';
import { withPrefix } from '#core/site-address.ts';
import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { htmlLangOf, prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { contactPath, homePath, privacyPath } from '#paths.ts';
import { Note } from '#ui/admin/note.tsx';
import { type ArtLook, ArtLookProvider } from '#ui/art/art-look.tsx';
import { DoorWall } from '#ui/art/door/door-wall.tsx';
import { IconLanguage } from '#ui/icons/frame-icons.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import './gate.css';

type Shown = { brand: string; look?: ArtLook };

function useCompany(): Shown {
  const [company, setCompany] = useState<Shown>({ brand: '' });
  useEffect(() => {
    apiRead('/api/company').then(
      (read) => setCompany(read as Shown),
      () => {},
    );
  }, []);
  return company;
}

/** The frame of the pages for signing in: the door, one thing to do, and the way out. */
export function Gate({ children }: { children: ReactNode }) {
  const t = useTexts(signInTexts);
  const { language, toggleLanguage } = useLanguage();
  const { brand, look } = useCompany();
  const linkTo = (path: string) => withPrefix(prefixOf[language], path);
  useEffect(() => {
    document.documentElement.lang = htmlLangOf[language];
    document.title = brand === '' ? t('title') : `${t('title')} — ${brand}`;
  }, [language, brand, t]);
  return (
    <ArtLookProvider look={look}>
      <div className="gate">
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        <DoorWall className="gate__art" />
        <div className="gate__in">
          <header className="gate__top">
            <a className="brand" translate="no" href={linkTo(homePath.href())}>
              <Logo name={brand} />
            </a>
            <button
              type="button"
              className="lang"
              aria-label={t('toggleLanguage')}
              onClick={toggleLanguage}
            >
              <IconLanguage />
              {language.toUpperCase()}
            </button>
          </header>
          <main id="main" className="gate__main">
            {navigator.cookieEnabled ? null : (
              <Note tone="bad" title={t('noCookies')}>
                {t('noCookiesText')}
              </Note>
            )}
            {children}
          </main>
          <footer className="gate__foot">
            <a href={linkTo(contactPath.href())}>{t('contact')}</a>
            <a href={linkTo(privacyPath.href())}>{t('privacy')}</a>
            <span>{t('cookie')}</span>
          </footer>
        </div>
      </div>
    </ArtLookProvider>
  );
}
