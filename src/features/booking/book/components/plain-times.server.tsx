import type { Day } from '#core/calendar-day.ts';
import { ReachLine, useContact } from '#features/company/components/reach-links.tsx';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import type { DayAvailability, SlotTime } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { formatDayHeading, formatDayParts } from '../../booking-times.ts';
import { slotEndTime } from '../../rules/availability.ts';
import type { RefusalMessage } from '../../slots/components/refusal-box.tsx';
import { useRules } from '../../slots/components/use-availability.ts';

/** Days that are shown at once. */
const daysAtOnce = 12;

/** A window of days with free times, and the days to which its neighbours open; null if there are none. */
export type OpenDays = {
  days: DayAvailability[];
  chosen: DayAvailability | null;
  earlier: Day | null;
  later: Day | null;
};

function freeTimes(day: DayAvailability): DayAvailability {
  return { ...day, slots: day.slots.filter(({ available }) => available) };
}

/** Returns the days with free times around a day: the one that is asked for, or the next one that has any. */
export function openDays(availability: readonly DayAvailability[], asked: string): OpenDays {
  const open = availability.map(freeTimes).filter(({ slots }) => slots.length > 0);
  const found = open.findIndex(({ date }) => date >= asked);
  const place = found === -1 ? 0 : found;
  const start = place - (place % daysAtOnce);
  return {
    days: open.slice(start, start + daysAtOnce),
    chosen: open[place] ?? null,
    earlier: open[start - daysAtOnce]?.date ?? null,
    later: open[start + daysAtOnce]?.date ?? null,
  };
}

/** The value by which a form names a free time. */
export function slotValue({ date, time }: { date: Day; time: string }): string {
  return `${date} ${time}`;
}

/** Reads the day and the time of `slotValue`; what is missing is empty. */
export function readSlotValue(value = ''): { date: string; time: string } {
  const [date = '', time = ''] = value.split(' ');
  return { date, time };
}

/** The first control of the times, to which an error leads. */
export const timesId = 'times';

function DayButton({ day, isChosen }: { day: Day; isChosen: boolean }) {
  const { language } = useLanguage();
  const { first, month } = formatDayParts(day, language);
  return (
    <button className="slot" type="submit" name="day" value={day} aria-pressed={isChosen}>
      <b>{first}</b> <small>{month}</small>
    </button>
  );
}

/** The days with free times, as buttons of the form. */
function PlainDays({ days: { days, chosen, earlier, later } }: { days: OpenDays }) {
  const t = useTexts(bookingScreenTexts);
  return (
    <section className="step step--first">
      <h2>
        <span aria-hidden="true">1</span> {t('day')}
      </h2>
      <p>{t('dayHint')}</p>
      <div className="slots">
        {days.map(({ date }) => (
          <DayButton key={date} day={date} isChosen={date === chosen?.date} />
        ))}
      </div>
      <p className="plain__send">
        {earlier ? (
          <Button type="submit" variant="line" size="sm" name="day" value={earlier}>
            {t('earlierDays')}
          </Button>
        ) : null}
        {later ? (
          <Button type="submit" variant="line" size="sm" name="day" value={later}>
            {t('laterDays')}
          </Button>
        ) : null}
      </p>
    </section>
  );
}

type TimeProps = { date: Day; time: SlotTime; chosen: string; note: string };

function Time({ date, time, chosen, note }: TimeProps) {
  const value = slotValue({ date, time });
  return (
    <label className="slot">
      <span>
        <input type="radio" name="slot" value={value} defaultChecked={value === chosen} />{' '}
        <b>{time}</b>
      </span>
      <small>{note}</small>
    </label>
  );
}

type PlainTimesProps = {
  days: OpenDays;
  /** The time that was chosen so far, as `slotValue` writes it. */
  slot: string;
  whenError: string | null;
  refusal: RefusalMessage | null;
  /** How long a booking lasts, where it is not as long as a slot. */
  minutes?: number | undefined;
};

/** The free times of the day that is shown, and the nearest ones on others after a refusal. */
function PlainTimes(props: PlainTimesProps) {
  const { days, slot, whenError, refusal, minutes } = props;
  const { chosen } = days;
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const { slotMinutes } = useRules();
  const contact = useContact();
  const elsewhere = (refusal?.nearest ?? []).filter(({ date }) => date !== chosen?.date);
  return (
    <section className="step" id={timesId} tabIndex={-1}>
      <h2>
        <span aria-hidden="true">2</span> {t('time')}
      </h2>
      {chosen ? (
        <>
          <p>{t('plainTimes', { day: formatDayHeading(chosen.date, language) })}</p>
          {whenError ? (
            <p className="when__error" id="when-error">
              <IconAlert />
              {whenError}
            </p>
          ) : null}
          <fieldset
            className="slots"
            aria-label={t('slots')}
            aria-describedby={whenError ? 'when-error' : undefined}
          >
            {chosen.slots.map(({ time }) => (
              <Time
                key={time}
                date={chosen.date}
                time={time}
                chosen={slot}
                note={t('until', { to: slotEndTime(time, minutes ?? slotMinutes) })}
              />
            ))}
            {elsewhere.map(({ date, time }) => (
              <Time
                key={slotValue({ date, time })}
                date={date}
                time={time}
                chosen={slot}
                note={formatDayHeading(date, language)}
              />
            ))}
          </fieldset>
        </>
      ) : (
        <>
          <p>{t('noDays')}</p>
          <ReachLine contact={contact} words={t('reach')} />
        </>
      )}
    </section>
  );
}

/** Days and times without scripts, in place of the calendar. */
export function PlainWhen(props: PlainTimesProps) {
  return (
    <div className="when plain__when">
      <PlainDays days={props.days} />
      <PlainTimes {...props} />
    </div>
  );
}
