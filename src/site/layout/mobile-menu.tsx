import { type MouseEvent, useRef } from 'react';
import { companyQuery, telHref } from '#features/company/company.ts';
import { modesQuery } from '#features/modes/modes.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { bookConsultationPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { IconArrowRight, IconClose, IconMenu, IconPhone } from '#ui/icons/frame-icons.tsx';
import { Brand } from './brand.tsx';
import { CurrentLink } from './current-link.tsx';
import { layoutTexts } from './layout.texts.ts';
import { menuLinks, shownLinks } from './site-links.ts';
import './mobile-menu.css';

const id = 'menu';

// Attributes of the HTML standard that React passes on but does not type yet.
function dialogCommand(command: 'show-modal' | 'close'): object {
  return { command, commandfor: id };
}

/** Whether the browser opens and closes dialogs from markup alone, without scripts. */
function supportsCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype;
}

/** The menu for narrow screens: a native dialog, which traps the focus and closes on Escape. */
export function MobileMenu() {
  const t = useTexts(layoutTexts);
  const { language } = useLanguage();
  const { data: company } = useQuery(companyQuery());
  const { data: modes } = useQuery(modesQuery());
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const closeOnBackdropClick = (event: MouseEvent) => event.target === dialog.current && close();
  return (
    <>
      <button
        type="button"
        className="burger"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        {...dialogCommand('show-modal')}
        onClick={() => supportsCommands() || dialog.current?.showModal()}
      >
        <IconMenu />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a native dialog closes on Escape. */}
      <dialog
        className="menu on-wall"
        id={id}
        ref={dialog}
        aria-label={t('menu')}
        onClick={closeOnBackdropClick}
      >
        <div className="menu__bar">
          <Brand onClick={close} />
          <button
            type="button"
            className="burger"
            aria-label={t('closeMenu')}
            {...dialogCommand('close')}
            onClick={() => supportsCommands() || close()}
          >
            <IconClose />
          </button>
        </div>
        <nav aria-label={t('menu')}>
          {shownLinks(menuLinks, modes).map(({ to, label }) => (
            <CurrentLink key={to} to={to} onClick={close}>
              {t(label)}
              <IconArrowRight />
            </CurrentLink>
          ))}
        </nav>
        <div className="menu__foot">
          <CurrentLink
            to={bookConsultationPath.href()}
            className={buttonClass({ variant: 'wall', full: true })}
            onClick={close}
          >
            {t('bookConsultation')}
          </CurrentLink>
          {company ? (
            <>
              <a
                className={buttonClass({ variant: 'ghost-wall', full: true })}
                href={telHref(company.phone)}
                translate="no"
              >
                <IconPhone />
                {company.phone}
              </a>
              <p>
                <span translate="no">
                  {company.street}, {company.city}
                </span>
                <br />
                {language === 'pt' ? company.openingHoursPt : company.openingHours}
              </p>
            </>
          ) : null}
        </div>
      </dialog>
    </>
  );
}
