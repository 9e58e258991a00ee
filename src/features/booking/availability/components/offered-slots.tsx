import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { bookingScreenTexts } from '../../book/booking-screen.texts.ts';
import type { FreeSlot } from '../../booking.ts';
import { formatDayHeading } from '../../components/format-day.ts';

type OfferedSlotsProps = { slots: FreeSlot[]; onChoose: (slot: FreeSlot) => void };

/** The nearest free slots, a button for each. */
export function OfferedSlots({ slots, onChoose }: OfferedSlotsProps) {
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  return (
    <ul className="notice__offers" aria-label={t('nearest')}>
      {slots.map((slot) => (
        <li key={slot.startsAt}>
          <Button variant="line" size="sm" onClick={() => onChoose(slot)}>
            {t('offer', { day: formatDayHeading(slot.date, language), time: slot.time })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
