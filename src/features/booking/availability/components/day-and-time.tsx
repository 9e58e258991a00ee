import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { HelpTip } from '#ui/controls/tooltip.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { bookingScreenTexts } from '../../book/booking-screen.texts.ts';
import type { Choice } from '../../book/components/booking-draft.ts';
import { bookingErrorText } from '../../booking.texts.ts';
import type { OfferedRules, SlotTime } from '../../booking.ts';
import type { Day } from '../../calendar-day.ts';
import { Calendar } from './calendar.tsx';
import { CalendarSkeleton } from './calendar-frame.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { SlotsStatus } from './slots-status.tsx';
import type { Availability } from './use-availability.ts';
import type { VisitorZone } from './use-visitor-zone.ts';
import { visitorTime } from './visitor-clock.ts';
import { ZonePicker } from './zone-picker.tsx';
import '../../components/booking-panel.css';
import './day-and-time.css';

export type WhenError = { kind: 'missing' } | { kind: 'refused'; message: string };

type DayAndTimeProps = {
  availability: Availability | null;
  rules: OfferedRules;
  zone: VisitorZone | null;
  choice: Choice;
  error: WhenError | null;
  onDay: (day: Day) => void;
  onTime: (time: SlotTime) => void;
};

/** The calendar and the slots of the chosen day. */
export function DayAndTime(props: DayAndTimeProps) {
  const { availability, rules, zone, choice, error, onDay, onTime } = props;
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const day = choice.date ?? availability?.today ?? null;
  const isSameClock =
    day && zone ? visitorTime(day, rules.slotTimes[0] ?? '10:00', zone.zone).sameTime : false;
  const hasWeekends = rules.weekdays.some((weekday) => weekday > 5);
  return (
    <div className="when">
      <div>
        <h2>
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
            onChoose={onDay}
            describedBy={error ? 'day-hint when-error' : 'day-hint'}
          />
        ) : (
          <CalendarSkeleton />
        )}
      </div>
      <div>
        <h2>{t('time')}</h2>
        <p>{isSameClock ? t('timeHintSame') : t('timeHint')}</p>
        <SlotPicker
          day={day}
          zone={zone?.zone ?? null}
          times={rules.slotTimes}
          slots={availability && choice.date ? availability.slotsOf(choice.date) : null}
          chosen={choice.time}
          onChoose={onTime}
          isLoading={availability?.isLoading ?? false}
          describedBy={error ? 'slots-state when-error' : 'slots-state'}
        />
        {zone ? <ZonePicker {...zone} /> : <p className="zone" />}
        <div id="slots-state" role="status">
          {availability ? (
            <SlotsStatus availability={availability} hasDay={choice.date !== null} />
          ) : null}
        </div>
      </div>
      {error ? (
        <p className="when__error" id="when-error">
          <IconAlert />
          {error.kind === 'refused'
            ? error.message
            : bookingErrorText(language, 'date', 'required')}
        </p>
      ) : null}
    </div>
  );
}
