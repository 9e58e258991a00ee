import { companyZone } from '#core/zoned-time.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { formatZoneCity } from '#i18n/zone-city.ts';
import { compareClocks } from '../../booking-times.ts';
import { ticketTexts } from '../ticket.texts.ts';
import './hour-ruler.css';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

function cellClass(hour: number, time: string): string | undefined {
  if (hour === Number(time.slice(0, 2))) return 'ruler__on';
  return hour >= 9 && hour < 18 ? 'ruler__office' : undefined;
}

type HourRulerProps = { startsAt: string; zone: string };

/** The hour of the call on the visitor's day and on Lisbon's; nothing where the clocks agree. */
export function HourRuler({ startsAt, zone }: HourRulerProps) {
  const { language } = useLanguage();
  const t = useTexts(ticketTexts);
  const { lisbon, visitor, sameTime } = compareClocks(startsAt, zone);
  if (sameTime) return null;
  const here = { city: formatZoneCity(companyZone, language), time: lisbon.time };
  const there = { city: formatZoneCity(zone, language), time: visitor.time };
  const words = {
    lisbon: here.time,
    there: there.time,
    city: there.city,
  };
  return (
    <div className="ruler" role="img" aria-label={t('ruler', words)}>
      <div className="ruler__hours">
        <span />
        {hours.map((hour) => (
          <i key={hour}>{hour % 3 === 0 ? hour : null}</i>
        ))}
      </div>
      {[here, there].map(({ city, time }) => (
        <div key={city}>
          <span>{city}</span>
          {hours.map((hour) => (
            <i key={hour} className={cellClass(hour, time)} />
          ))}
        </div>
      ))}
    </div>
  );
}
