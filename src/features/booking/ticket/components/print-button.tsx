import { useTexts } from '#i18n/language-context.tsx';
import { ticketTexts } from '../ticket.texts.ts';

/** Prints the page, of which only the ticket goes on paper. */
export function PrintButton() {
  const t = useTexts(ticketTexts);
  return (
    <button type="button" className="ticket__link" onClick={() => print()}>
      {t('print')}
    </button>
  );
}
