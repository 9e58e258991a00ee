import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNextCall } from '#features/booking/slots/components/next-call.ts';
import { NextCallWords } from '#features/booking/slots/components/next-call-words.tsx';
import { followSlot } from '#features/booking/slots/components/slot-link.ts';
import { companyQuery, telHref } from '#features/company/company.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { bookConsultationPath, contactPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { isPlainClick, Link } from '#ui/controls/link.tsx';
import {
  IconCalendar,
  IconClose,
  IconMail,
  IconPhone,
  IconSpeech,
} from '#ui/icons/frame-icons.tsx';
import { floatingContactTexts } from './floating-contact.texts.ts';
import './floating-contact.css';

const id = 'contact-options';

/** CSS pixels: an on-screen keyboard covers more of the window than this, a toolbar less. */
const keyboardHeight = 150;

function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const viewport = visualViewport;
    if (!viewport) return;
    const measure = () => setOpen(innerHeight - viewport.height * viewport.scale > keyboardHeight);
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, []);
  return open;
}

function ItemText({ children, details }: { children: ReactNode; details: ReactNode }) {
  return (
    <span>
      {children}
      <small>{details}</small>
    </span>
  );
}

/**
 * The contact button at the bottom right. Its menu is a native popover: it opens without scripts,
 * closes on Escape (returning the focus) or on a click elsewhere, and follows the button in tab order.
 * `small` beside a payment.
 */
export function FloatingContact({ small = false }: { small?: boolean | undefined }) {
  const t = useTexts(floatingContactTexts);
  const { language } = useLanguage();
  const { data: company } = useQuery(companyQuery());
  const nav = useRef<HTMLElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const [expanded, setExpanded] = useState<boolean>();
  // Read when somebody opens the menu for the first time: not every page needs to know it.
  const [isWanted, setWanted] = useState(false);
  const call = useNextCall(isWanted);
  useEffect(() => setExpanded(false), []);
  useEffect(() => {
    // The button is there as long as the page; without that file it stays where it is.
    import('./scrolling-away.ts').then(
      ({ followScrolling }) =>
        followScrolling((away) => nav.current?.toggleAttribute('data-away', away)),
      () => {},
    );
  }, []);
  const close = () => menu.current?.hidePopover();
  const hours = language === 'pt' ? company?.openingHoursPt : company?.openingHours;
  return (
    <nav
      className={small ? 'fab fab--small' : 'fab'}
      ref={nav}
      aria-label={t('contactOptions')}
      hidden={useKeyboardOpen()}
    >
      <button
        type="button"
        aria-label={t('contactOptions')}
        aria-expanded={expanded}
        popoverTarget={id}
      >
        <IconSpeech />
        <IconClose />
      </button>
      <ul
        id={id}
        ref={menu}
        popover="auto"
        onToggle={(event) => {
          const isOpen = event.newState === 'open';
          setExpanded(isOpen);
          if (isOpen) setWanted(true);
        }}
      >
        <li>
          <Link
            to={bookConsultationPath.href()}
            onClick={(event) => {
              if (call?.slot && isPlainClick(event)) followSlot(call.slot);
              close();
            }}
          >
            <IconCalendar />
            <ItemText details={<NextCallWords call={call} />}>{t('book')}</ItemText>
          </Link>
        </li>
        <li>
          <Link to={contactPath.href()} onClick={close}>
            <IconMail />
            <ItemText details={t('contactFacts')}>{t('contact')}</ItemText>
          </Link>
        </li>
        {company ? (
          <li>
            <a href={telHref(company.phone)} onClick={close}>
              <IconPhone />
              <ItemText details={t('callFacts', { hours: hours ?? '' })}>
                {t('call', { phone: company.phone })}
              </ItemText>
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
