import type { Day } from '#core/calendar-day.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatZoneCity } from '#i18n/zone-city.ts';
import type { SlotTime } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { formatVisitorTime } from '../../booking-times.ts';
import { slotEndTime } from '../../rules/availability.ts';
import { closureLabels, closureText } from '../../rules/closures.texts.ts';
import type { DisplayedClosure, DisplayedSlot } from './use-availability.ts';
import { visitorTime } from './visitor-clock.ts';
import './slot-picker.css';

type SlotPickerProps = {
  /** The day for which the visitor's times are shown; null before hydration. */
  day: Day | null;
  zone: string | null;
  /** The times that the booking rules name. */
  times: readonly SlotTime[];
  slotMinutes: number;
  /** The chosen day's slots; null without a chosen day, when all `times` are open. */
  slots: DisplayedSlot[] | null;
  chosen: SlotTime | null;
  onChoose: (time: SlotTime) => void;
  isLoading: boolean;
  describedBy: string;
};

/** All slots of a day: Lisbon's time, then the visitor's, or its end where the clocks agree, or why it is closed. */
export function SlotPicker(props: SlotPickerProps) {
  const { day, zone, times, slotMinutes, slots, chosen, onChoose, isLoading, describedBy } = props;
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);

  function secondLabel(time: SlotTime, closure: DisplayedClosure | null): string {
    if (closure) return closureText(closureLabels, language, closure);
    // Empty until known: replacing a right-aligned text would count as a layout shift.
    if (!day || !zone) return '';
    const visitor = visitorTime(day, time, zone);
    if (visitor.sameTime) return t('until', { to: slotEndTime(time, slotMinutes) });
    return `${formatVisitorTime(visitor, language)} ${formatZoneCity(zone, language)}`;
  }

  return (
    <fieldset
      className="slots"
      aria-label={t('slots')}
      aria-describedby={describedBy}
      aria-busy={isLoading}
    >
      {(slots ?? times.map((time) => ({ time, closure: null }))).map(({ time, closure }) => {
        return (
          <button
            key={time}
            className="slot"
            type="button"
            disabled={closure !== null}
            aria-pressed={time === chosen}
            onClick={() => onChoose(time)}
          >
            <b>{time}</b> <small>{secondLabel(time, closure)}</small>
          </button>
        );
      })}
    </fieldset>
  );
}
