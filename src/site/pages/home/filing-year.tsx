import { useTexts } from '#i18n/language-context.tsx';
import { whyTexts } from './why-choose-us.texts.ts';

// Months (0 to 11) in which a small company files or pays, by obligation.
const obligations = [
  { name: 'vat', months: [1, 4, 8, 10], fill: 'full' },
  { name: 'social', months: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], fill: 'full' },
  { name: 'incomeTax', months: [4, 6, 8, 11], fill: 'full' },
  { name: 'accounts', months: [6], fill: 'clay' },
] as const;

const left = 98;
const step = 18.6;
const columns = Array.from(
  { length: 12 },
  (_, month) => Math.round((left + month * step) * 10) / 10,
);
const middles = columns.map((column) => Math.round((column + 7.5) * 10) / 10).join(' ');

type Fill = 'pale' | (typeof obligations)[number]['fill'];

/** All tiles with one fill as one path: forty-eight elements would take longer to render. */
function tiles(fill: Fill): string {
  const shapes = obligations.flatMap(({ months, fill: due }, row) =>
    columns.map((x, month) => {
      const isDue = (months as readonly number[]).includes(month);
      if ((isDue ? due : 'pale') !== fill) return '';
      const corner = (dx: number, dy: number) => `a1 1 0 0 1 ${dx} ${dy}`;
      const [right, down] = [`h13${corner(1, 1)}`, `v18${corner(-1, 1)}`];
      return `M${x + 1} ${24 + row * 31}${right}${down}h-13${corner(-1, -1)}v-18${corner(1, -1)}`;
    }),
  );
  return shapes.join('');
}

const fills = (['pale', 'full', 'clay'] as const).map((fill) => ({ fill, path: tiles(fill) }));

/** Which obligations fall into which month of a year. */
export function FilingYear() {
  const t = useTexts(whyTexts);
  return (
    <svg className="dg" viewBox="0 0 320 142" role="img" aria-label={t('legalDiagram')}>
      <text x={middles} y="12" textAnchor="middle">
        {t('months').replaceAll(' ', '')}
      </text>
      {obligations.map(({ name }, row) => (
        <text key={name} className="dg__name" x="0" y={37 + row * 31}>
          {t(name)}
        </text>
      ))}
      {fills.map(({ fill, path }) => (
        <path key={fill} className={`dg__${fill}`} d={path} />
      ))}
    </svg>
  );
}
