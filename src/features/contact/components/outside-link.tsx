import type { ReactNode } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { IconExternal } from '#ui/icons/icons.tsx';
import { contactScreenTexts } from '../contact-screen.texts.ts';
import './outside-link.css';

/** A link to another host, opened in a new tab. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useTexts(contactScreenTexts);
  return (
    <a className="outside-link" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <IconExternal />
      <span className="sr"> {t('newTab')}</span>
    </a>
  );
}
