import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import type { FreeSlot } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { formatDayHeading } from '../../booking-times.ts';
import './slot-picker.css';

type OfferedSlotsProps = { slots: FreeSlot[]; onChoose: (slot: FreeSlot) => void };

const inOrder = (one: FreeSlot, other: FreeSlot) => (one.startsAt < other.startsAt ? -1 : 1);

/** The nearest free slots as they follow one another, a button for each: the time, then its day. */
export function OfferedSlots({ slots, onChoose }: OfferedSlotsProps) {
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  return (
    <ul className="notice__offers" aria-label={t('nearest')}>
      {slots.toSorted(inOrder).map((slot) => (
        <li key={slot.startsAt}>
          <button className="slot" type="button" onClick={() => onChoose(slot)}>
            <b>{slot.time}</b> <small>{formatDayHeading(slot.date, language)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
