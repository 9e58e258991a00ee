import { useTexts } from '#i18n/language-context.tsx';
import { whyTexts } from './why-choose-us.texts.ts';

// Euros per order, week by week.
const weeks = [31, 30, 32, 27, 26, 22, 23, 19, 17, 16, 14, 13];
const gridLines = [10, 20, 30];

const left = 34;
const right = 320;
const floor = 130;
const width = (right - left) / weeks.length;
const barWidth = Math.round((width - 3) * 10) / 10;

function level(euros: number): number {
  return Math.round((floor - euros * 3.28) * 10) / 10;
}

function edge(week: number): number {
  return Math.round((left + week * width) * 10) / 10;
}

/** The bars as one path. */
const bars = weeks
  .map((euros, week) => `M${edge(week)} ${floor}V${level(euros)}h${barWidth}V${floor}z`)
  .join('');

/** What an order cost a client's shop over twelve weeks. */
export function CostPerOrder() {
  const t = useTexts(whyTexts);
  const last = weeks.length - 1;
  const end = weeks[last] ?? 0;
  const outline = weeks.map((euros, week) => `V${level(euros)}H${edge(week + 1)}`).join('');
  return (
    <svg className="dg" viewBox="0 0 320 142" role="img" aria-label={t('dataDiagram')}>
      {gridLines.map((euros) => (
        <g key={euros}>
          <path className="dg__line" d={`M${left} ${level(euros)}H${right}`} />
          <text x="0" y={level(euros) + 4}>
            {t('euros', { amount: euros })}
          </text>
        </g>
      ))}
      <path className="dg__pale" d={bars} />
      <path className="dg__course" d={`M${left} ${level(weeks[0] ?? 0)}${outline}`} />
      <rect className="dg__clay" x={edge(last)} y={level(end) - 2} width={width} height="4" />
      <text className="dg__name" x={right} y={level(end) - 10} textAnchor="end">
        {t('euros', { amount: end })}
      </text>
    </svg>
  );
}
