import { type ReactNode, useEffect, useRef, useState } from 'react';
import { companyQuery } from '#features/company/company.queries.ts';
import { telHref } from '#features/company/company.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import {
  IconCalendar,
  IconClose,
  IconMail,
  IconPhone,
  IconSpeech,
} from '#ui/icons/frame-icons.tsx';
import { bookConsultationPath } from '../pages/book-consultation/book-consultation.path.ts';
import { contactPath } from '../pages/contact/contact.path.ts';
import { floatingContactTexts } from './floating-contact.texts.ts';
import './floating-contact.css';

const id = 'contact-options';

/** A phone's keyboard takes more of the window than this, in CSS pixels; a browser's bar does not. */
const keyboardHeight = 150;

function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const seen = visualViewport;
    if (!seen) return;
    const measure = () => setOpen(innerHeight - seen.height * seen.scale > keyboardHeight);
    seen.addEventListener('resize', measure);
    return () => seen.removeEventListener('resize', measure);
  }, []);
  return open;
}

function Words({ children, facts }: { children: ReactNode; facts: string }) {
  return (
    <span>
      {children}
      <small>{facts}</small>
    </span>
  );
}

/**
 * The contact button at the bottom right. Its menu is a native popover: it opens without script,
 * closes with Escape (the focus returns) and with a press elsewhere, and follows it in tab order.
 */
export function FloatingContact() {
  const t = useTexts(floatingContactTexts);
  const { language } = useLanguage();
  const { data: company } = useQuery(companyQuery());
  const menu = useRef<HTMLUListElement>(null);
  const [expanded, setExpanded] = useState<boolean>();
  useEffect(() => setExpanded(false), []);
  const close = () => menu.current?.hidePopover();
  const hours = language === 'pt' ? company?.openingHoursPt : company?.openingHours;
  return (
    <nav className="fab" aria-label={t('contactOptions')} hidden={useKeyboardOpen()}>
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
        onToggle={(event) => setExpanded(event.newState === 'open')}
      >
        <li>
          <Link to={bookConsultationPath.href()} onClick={close}>
            <IconCalendar />
            <Words facts={t('bookFacts')}>{t('book')}</Words>
          </Link>
        </li>
        <li>
          <Link to={contactPath.href()} onClick={close}>
            <IconMail />
            <Words facts={t('contactFacts')}>{t('contact')}</Words>
          </Link>
        </li>
        {company ? (
          <li>
            <a href={telHref(company.phone)} onClick={close}>
              <IconPhone />
              <Words facts={t('callFacts', { hours: hours ?? '' })}>
                {t('call', { phone: company.phone })}
              </Words>
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
