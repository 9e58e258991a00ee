import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import type { Availability } from './use-availability.ts';

type SlotsStatusProps = { availability: Availability; hasDay: boolean };

/** Whether the slots are being fetched, or could not be. */
export function SlotsStatus({ availability, hasDay }: SlotsStatusProps) {
  const t = useTexts(bookingScreenTexts);
  if (availability.isLoading && hasDay) return <p className="when__state">{t('checking')}</p>;
  if (!availability.isUnknown) return null;
  return (
    <p className="when__state">
      <span>{t('unknown')}</span>
      <Button variant="line" size="sm" onClick={availability.retry}>
        {t('retry')}
      </Button>
    </p>
  );
}
