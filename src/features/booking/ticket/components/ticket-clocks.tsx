import { useLanguage } from '#i18n/language-context.tsx';
import type { TimeRange } from '../../booking-times.ts';
import { ticketClocks } from '../ticket-clocks.ts';

type TicketClocksProps = { span: TimeRange; zone: string };

/** From when to when in Lisbon, and on the visitor's clock if it shows another time. */
export function TicketClocks({ span, zone }: TicketClocksProps) {
  const { language } = useLanguage();
  return (
    <div className="clocks">
      {ticketClocks(span, zone, language).map(({ from, more }, index) => (
        <p key={more} className={index > 0 ? 'clocks__yours' : undefined}>
          <b>{from}</b> {more}
        </p>
      ))}
    </div>
  );
}
