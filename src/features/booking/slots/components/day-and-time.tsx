import type { Day } from '#core/calendar-day.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { HelpTip } from '#ui/controls/tooltip.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import type { Choice } from '../../book/components/booking-draft.ts';
import type { VisitorZone } from '../../book/components/use-booking.ts';
import { bookingErrorText } from '../../booking.texts.ts';
import type { OfferedRules, SlotTime } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { slotStart } from '../../rules/availability.ts';
import { Calendar } from './calendar.tsx';
import { CalendarSkeleton } from './calendar-frame.tsx';
import { SlotPicker } from './slot-picker.tsx';
import type { Availability } from './use-availability.ts';
import { visitorTime } from './visitor-clock.ts';
import { ZonePicker } from './zone-picker.tsx';
import './day-and-time.css';

type SlotsStatusProps = { availability: Availability; hasDay: boolean };

/** Whether the slots are being fetched, or could not be. */
function SlotsStatus({ availability, hasDay }: SlotsStatusProps) {
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

export type WhenError = { kind: 'missing' } | { kind: 'refused'; message: string };

type DayAndTimeProps = {
  /** Whether they are steps 1 and 2 of a form. */
  isNumbered?: boolean;
  availability: Availability | null;
  rules: OfferedRules;
  zone: VisitorZone | null;
  choice: Choice;
  error: WhenError | null;
  onDay: (day: Day) => void;
  onTime: (time: SlotTime) => void;
};

const noon = '12:00';

/** The calendar and the slots of the chosen day. */
export function DayAndTime(props: DayAndTimeProps) {
  const { isNumbered, availability, rules, zone, choice, error, onDay, onTime } = props;
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const day = choice.date ?? availability?.today ?? null;
  const isSameClock =
    day && zone ? visitorTime(day, rules.slotTimes[0] ?? '10:00', zone.zone).sameTime : false;
  const hasWeekends = rules.weekdays.some((weekday) => weekday > 5);
  return (
    <div className="when">
      <section className="step step--first">
        <h2>
          {isNumbered ? <span aria-hidden="true">1</span> : null}
          {t('day')}
          <HelpTip label={t('dayHelp')} content={t(hasWeekends ? 'dayTipAny' : 'dayTip')} />
        </h2>
        <p id="day-hint">{t('dayHint')}</p>
        {availability ? (
          <Calendar
            today={availability.today}
            lastDay={availability.lastDay}
            chosen={choice.date}
            closureOf={availability.closureOf}
            isLoading={availability.isLoading}
            onChoose={onDay}
            describedBy={error ? 'day-hint when-error' : 'day-hint'}
          />
        ) : (
          <CalendarSkeleton />
        )}
      </section>
      <section className="step">
        <h2>
          {isNumbered ? <span aria-hidden="true">2</span> : null}
          {t('time')}
        </h2>
        <p>{isSameClock ? t('timeHintSame') : t('timeHint')}</p>
        <SlotPicker
          day={day}
          zone={zone?.zone ?? null}
          times={rules.slotTimes}
          slotMinutes={rules.slotMinutes}
          slots={availability && choice.date ? availability.slotsOf(choice.date) : null}
          chosen={choice.time}
          onChoose={onTime}
          isLoading={availability?.isLoading ?? false}
          describedBy={error ? 'slots-state when-error' : 'slots-state'}
        />
        {zone && day ? <ZonePicker {...zone} at={slotStart(day, noon)} /> : <p className="zone" />}
        <div id="slots-state" role="status">
          {availability ? (
            <SlotsStatus availability={availability} hasDay={choice.date !== null} />
          ) : null}
        </div>
      </section>
      {error ? (
        <p className="when__error toasts-below" id="when-error">
          <IconAlert />
          {error.kind === 'refused'
            ? error.message
            : bookingErrorText(language, 'date', 'required')}
        </p>
      ) : null}
    </div>
  );
}
