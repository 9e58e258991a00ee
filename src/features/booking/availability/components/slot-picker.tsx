import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { bookingScreenTexts } from '../../book/booking-screen.texts.ts';
import type { SlotTime } from '../../booking.ts';
import type { Day } from '../../calendar-day.ts';
import { visitorWords } from '../../components/chosen-words.ts';
import { closureLabels } from '../closure-labels.texts.ts';
import { closureText } from '../closure-text.ts';
import type { ShownClosure, ShownSlot } from './shown-slots.ts';
import { visitorTime } from './visitor-clock.ts';
import './slot-picker.css';

export type SlotPickerProps = {
  /** The day whose hours are shown on the visitor's clock; null before the browser knows any. */
  day: Day | null;
  zone: string | null;
  /** The times of a day by rule. */
  times: readonly SlotTime[];
  /** The chosen day's slots; without a chosen day all of the times are open. */
  slots: ShownSlot[] | null;
  chosen: SlotTime | null;
  onChoose: (time: SlotTime) => void;
  isLoading: boolean;
  describedBy: string;
};

/** The slots, always all of them: Lisbon's time, then the visitor's, or why it is closed. */
export function SlotPicker(props: SlotPickerProps) {
  const { day, zone, times, slots, chosen, onChoose, isLoading, describedBy } = props;
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);

  function besideTime(time: SlotTime, closure: ShownClosure | null): string {
    if (closure) return closureText(closureLabels, language, closure);
    // Nothing yet: a word that another replaces at the right edge would count as moved.
    if (!day || !zone) return '';
    const there = visitorTime(day, time, zone);
    if (there.sameTime) return t('lisbon');
    return `${visitorWords(there, language)} ${there.city}`;
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
            <b>{time}</b> <small>{besideTime(time, closure)}</small>
          </button>
        );
      })}
    </fieldset>
  );
}
