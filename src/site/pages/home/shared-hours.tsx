import type { OfficeHours } from '#features/home/office-hours.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { whyTexts } from './why-choose-us.texts.ts';

const cities = ['lisbon', 'saoPaulo', 'newYork', 'dubai'] as const;

const hours = [9, 12, 15, 18, 21];
// Every office opens at nine o'clock, for nine hours.
const openFor = 9;
const lisbonOpens = 9;

/** Horizontal position of an hour in Lisbon, 5 to 23. */
function xOf(hour: number): number {
  return Math.round((98 + (hour - 6) * (222 / 17)) * 10) / 10;
}

/** Office hours of four cities, and their overlap with Lisbon's. */
export function SharedHours({ opensAt }: { opensAt: OfficeHours }) {
  const t = useTexts(whyTexts);
  return (
    <svg className="dg" viewBox="0 0 320 142" role="img" aria-label={t('locationDiagram')}>
      {hours.map((hour) => (
        <text key={hour} x={xOf(hour)} y="12" textAnchor="middle">
          {hour}
        </text>
      ))}
      <path className="dg__line" d={hours.map((hour) => `M${xOf(hour)} 18V142`).join('')} />
      {cities.map((city, row) => {
        const opens = city === 'lisbon' ? lisbonOpens : opensAt[city];
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
              x={xOf(opens)}
              width={xOf(opens + openFor) - xOf(opens)}
              {...bar}
            />
            <rect className="dg__full" x={xOf(from)} width={xOf(to) - xOf(from)} {...bar} />
          </g>
        );
      })}
    </svg>
  );
}
