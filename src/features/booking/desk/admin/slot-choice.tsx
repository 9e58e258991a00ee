import { isRealDay } from '#core/calendar-day.ts';
import { companyZone, zonedInstant } from '#core/zoned-time.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { DayField, TimeField } from '#ui/admin/day/day-field.tsx';
import { calendarQuery } from '../staff-bookings.queries.ts';
import { bookingPanelTexts } from './booking-panel.texts.ts';
import { clientClock } from './booking-when.ts';
import './options.css';

export type SlotValue = { date: string; time: string };

type SlotChoiceProps = SlotValue & {
  timeZone?: string;
  onChange: (value: SlotValue) => void;
};

/** A day and a time of it: one of its free slots by a press, or any other time. */
export function SlotChoice({ date, time, timeZone = companyZone, onChange }: SlotChoiceProps) {
  const t = useTexts(bookingPanelTexts);
  const { language } = useLanguage();
  const isDay = isRealDay(date);
  const { data } = useQuery({ ...calendarQuery({ from: date, to: date }), enabled: isDay });
  const free = data?.days[0]?.slots.filter(({ state }) => state === 'free') ?? [];
  const isTime = /^\d\d:\d\d$/.test(time);
  const there =
    isDay && isTime ? clientClock(zonedInstant(date, time, companyZone), timeZone, language) : null;
  return (
    <>
      <div className="pair">
        <DayField label={t('day')} value={date} onChange={(day) => onChange({ date: day, time })} />
        <TimeField
          label={t('time')}
          value={time}
          hint={there ? t('clientTime', there) : undefined}
          onChange={(next) => onChange({ date, time: next })}
        />
      </div>
      {data ? (
        <fieldset className="opts">
          <legend className="quiet">{free.length > 0 ? t('dayFree') : t('dayFreeNone')}</legend>
          <div className="chipset">
            {free.map((slot) => (
              <label key={slot.time} className="opt-row">
                <input
                  className="cb cb--r"
                  type="radio"
                  name={`free-${date}`}
                  checked={slot.time === time}
                  onChange={() => onChange({ date, time: slot.time })}
                />
                {slot.time}
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
    </>
  );
}
