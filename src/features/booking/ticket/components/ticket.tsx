import type { ReactNode } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { ticketTexts } from '../ticket.texts.ts';
import './ticket.css';

type TicketProps = {
  stub: ReactNode;
  /** Whether the call does not take place: day and time are struck. */
  isGone: boolean;
  children: ReactNode;
};

/** A booking as a ticket: what was booked, and a stub that says who calls. */
export function Ticket({ stub, isGone, children }: TicketProps) {
  const t = useTexts(ticketTexts);
  return (
    <article className={isGone ? 'ticket ticket--gone' : 'ticket'} aria-label={t('label')}>
      <div className="ticket__main">{children}</div>
      <div className="ticket__seam" aria-hidden="true" />
      <div className="ticket__stub on-wall">{stub}</div>
    </article>
  );
}
