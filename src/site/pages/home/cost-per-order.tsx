import { homeQuery } from '#features/home/home.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { costScale } from './cost-scale.ts';
import { useHomeTexts } from './use-home-texts.ts';
import { whyTexts } from './why-choose-us.texts.ts';

const left = 34;
const right = 320;
const floor = 130;

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** What an order cost a client's shop, week by week. */
export function CostPerOrder() {
  const t = useTexts(whyTexts);
  const own = useHomeTexts();
  const { data } = useQuery(homeQuery());
  if (!data?.costs || !own) return null;
  const weeks = data.costs;
  const { lines, unit } = costScale(Math.max(...weeks));
  const width = (right - left) / weeks.length;
  const level = (euros: number) => tenth(floor - euros * unit);
  const edge = (week: number) => tenth(left + week * width);
  const last = weeks.length - 1;
  const end = weeks[last] ?? 0;
  const outline = weeks.map((euros, week) => `V${level(euros)}H${edge(week + 1)}`).join('');
  // As one path: an element for each bar would take longer to render.
  const bars = weeks
    .map((euros, week) => `M${edge(week)} ${floor}V${level(euros)}h${tenth(width - 3)}V${floor}z`)
    .join('');
  return (
    <svg className="dg" viewBox="0 0 320 142" role="img" aria-label={own('costsCaption')}>
      {lines.map((euros) => (
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
