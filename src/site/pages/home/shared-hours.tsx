import { useTexts } from '#i18n/language-context.tsx';
import { whyTexts } from './why-choose-us.texts.ts';

// The hour of Lisbon at which offices open, while Lisbon has summer time; all are open for nine hours.
const offices = [
  { city: 'lisbon', opens: 9 },
  { city: 'saoPaulo', opens: 13 },
  { city: 'newYork', opens: 14 },
  { city: 'dubai', opens: 6 },
] as const;

const hours = [9, 12, 15, 18, 21];
const openFor = 9;
const lisbonOpens = 9;

/** Place of an hour of Lisbon, 6 to 23, on the drawing. */
function place(hour: number): number {
  return Math.round((98 + (hour - 6) * (222 / 17)) * 10) / 10;
}

/** Office hours of four cities, and the part that Lisbon shares. */
export function SharedHours() {
  const t = useTexts(whyTexts);
  return (
    <svg className="dg" viewBox="0 0 320 142" role="img" aria-label={t('locationDiagram')}>
      {hours.map((hour) => (
        <g key={hour}>
          <text x={place(hour)} y="12" textAnchor="middle">
            {hour}
          </text>
          <path className="dg__line" d={`M${place(hour)} 18V142`} />
        </g>
      ))}
      {offices.map(({ city, opens }, row) => {
        const from = Math.max(opens, lisbonOpens);
        const to = Math.min(opens, lisbonOpens) + openFor;
        const bar = { y: 26 + row * 31, height: 18, rx: 1 };
        return (
          <g key={city}>
            <text className="dg__name" x="0" y={39 + row * 31}>
              {t(city)}
            </text>
            <rect
              className="dg__pale"
              x={place(opens)}
              width={place(opens + openFor) - place(opens)}
              {...bar}
            />
            <rect className="dg__full" x={place(from)} width={place(to) - place(from)} {...bar} />
          </g>
        );
      })}
    </svg>
  );
}
