import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { bookConsultationPath } from '#paths.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { Brand } from './brand.tsx';
import { CurrentLink } from './current-link.tsx';
import { LanguageLink, useLanguageLook } from './language-link.tsx';
import { layoutTexts } from './layout.texts.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { barLinks } from './site-links.ts';
import './top-bar.css';

/**
 * Shows the current language, EN or PT, and switches to the other in memory; the address stays. Without
 * scripts it is a link to the same page in the other language.
 */
function LanguageToggle() {
  const { toggleLanguage } = useLanguage();
  return (
    <>
      <button type="button" {...useLanguageLook()} onClick={toggleLanguage} />
      <noscript>
        <LanguageLink />
      </noscript>
    </>
  );
}

type TopBarProps = {
  /** Leads to the other language. */
  language?: ReactNode;
  /** On a page where somebody pays: without menu, and with the booking as the lesser button. */
  quiet?: boolean | undefined;
};

/** The fixed bar at the top of every page. */
export function TopBar({ language = <LanguageToggle />, quiet = false }: TopBarProps) {
  const t = useTexts(layoutTexts);
  return (
    <header className="nav">
      <div className="wrap">
        <Brand />
        <nav className="nav__links" aria-label={t('main')}>
          {barLinks.map(({ to, label }) => (
            <CurrentLink key={to} to={to}>
              {t(label)}
            </CurrentLink>
          ))}
        </nav>
        <div className="nav__end">
          {language}
          <CurrentLink
            to={bookConsultationPath.href()}
            className={buttonClass({ size: 'sm', variant: quiet ? 'line' : 'primary' })}
          >
            {t('bookConsultation')}
          </CurrentLink>
          {quiet ? null : <MobileMenu />}
        </div>
      </div>
    </header>
  );
}
