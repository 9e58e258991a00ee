import type { ReactNode } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { ticketTexts } from '../ticket.texts.ts';
import './ticket.css';

type TicketProps = {
  stub: ReactNode;
  /** `held`: not booked yet, so that the arch is an outline. `gone`: no call takes place, and day and time are struck. */
  state?: 'held' | 'gone' | undefined;
  children: ReactNode;
};

/** A booking as a ticket: what was booked, and a stub that says who calls. */
export function Ticket({ stub, state, children }: TicketProps) {
  const t = useTexts(ticketTexts);
  return (
    <article
      className={`ticket toasts-above${state ? ` ticket--${state}` : ''}`}
      aria-label={t('label')}
    >
      <div className="ticket__main">{children}</div>
      <div className="ticket__seam" aria-hidden="true" />
      <div className="ticket__stub on-wall">{stub}</div>
    </article>
  );
}
