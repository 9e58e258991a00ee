import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { ArtFrame } from '#ui/art/art-frame.tsx';
import { IconClock, IconEuro, IconGlobe, IconVideo } from '#ui/icons/icons.tsx';
import type { VisitorZone } from '../../availability/components/use-visitor-zone.ts';
import { slotEndTime } from '../../availability/slot-times.ts';
import type { OfferedRules } from '../../booking.ts';
import { formatChoice } from '../../components/format-choice.ts';
import { formatDayHeading } from '../../components/format-day.ts';
import { bookingScreenTexts } from '../booking-screen.texts.ts';
import type { Choice } from './booking-draft.ts';
import './booking-summary.css';

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>
        {title}
        <small>{children}</small>
      </span>
    </li>
  );
}

type BookingSummaryProps = { choice: Choice; zone: VisitorZone | null; rules: OfferedRules };

/** The summary beside the form: day, both clocks, length, place and price. */
export function BookingSummary({ choice, zone, rules }: BookingSummaryProps) {
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const { date, time } = choice;
  const chosen = date && time ? formatChoice({ date, time }, zone?.zone ?? null, language) : null;

  function title(): string {
    if (!date) return t('summaryEmpty');
    const day = formatDayHeading(date, language);
    return time ? `${day}, ${time}` : t('summaryBusyDay', { day });
  }

  function span(): string {
    const { slotTimes, slotMinutes: minutes, weekdays, weekdaySlots } = rules;
    if (time) return t('span', { from: time, to: slotEndTime(time, minutes) });
    const times = [...slotTimes, ...Object.values(weekdaySlots ?? {}).flat()].sort();
    const hours = { from: times[0] ?? '', to: slotEndTime(times.at(-1) ?? '', minutes) };
    return t(weekdays.some((weekday) => weekday > 5) ? 'minutesAnyDay' : 'minutesAny', hours);
  }

  // The row is shown before the zone is known, so that nothing moves later.
  const showsVisitor = chosen === null || chosen.visitor !== null;
  const city = zone?.zone.replaceAll('_', ' ');
  return (
    <aside className="sum wall on-wall" aria-labelledby="booking-summary">
      <ArtFrame src="/art/book.svg" width={1000} height={400} eager />
      <div className="sum__in">
        <h2 id="booking-summary">{title()}</h2>
        <ul>
          <Fact icon={<IconClock />} title={t('minutes', { minutes: rules.slotMinutes })}>
            {span()}
          </Fact>
          {showsVisitor ? (
            <Fact
              icon={<IconGlobe />}
              title={chosen?.visitor ? t('yourTime', { time: chosen.visitor }) : t('yourTimeEmpty')}
            >
              {city && zone?.isDetected ? t('zoneDetected', { zone: city }) : (city ?? '\u00a0')}
            </Fact>
          ) : null}
          <Fact icon={<IconVideo />} title={t(`place_${rules.place}`)}>
            {t(`placeMore_${rules.place}`)}
          </Fact>
          <Fact icon={<IconEuro />} title={t('price')}>
            {t('priceMore')}
          </Fact>
        </ul>
      </div>
    </aside>
  );
}
