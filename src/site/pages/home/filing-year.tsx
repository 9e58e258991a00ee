import { useTexts } from '#i18n/language-context.tsx';
import { whyTexts } from './why-choose-us.texts.ts';

// Months (0 to 11) in which a small company files or pays, by obligation.
const obligations = [
  { name: 'vat', months: [1, 4, 8, 10] },
  { name: 'social', months: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
  { name: 'incomeTax', months: [4, 6, 8, 11] },
  { name: 'accounts', months: [6], once: true },
] as const;

const left = 98;
const step = 18.6;

/** Which obligations fall into which month of a year. */
export function FilingYear() {
  const t = useTexts(whyTexts);
  const letters = t('months').split(' ');
  const column = (month: number) => Math.round((left + month * step) * 10) / 10;
  return (
    <svg className="dg" viewBox="0 0 320 142" role="img" aria-label={t('legalDiagram')}>
      {letters.map((letter, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and letters repeat
        <text key={month} x={column(month) + 7.5} y="12" textAnchor="middle">
          {letter}
        </text>
      ))}
      {obligations.map(({ name, months, ...rest }, row) => (
        <g key={name}>
          <text className="dg__name" x="0" y={37 + row * 31}>
            {t(name)}
          </text>
          {letters.map((_, month) => {
            const isDue = (months as readonly number[]).includes(month);
            const fill = isDue ? ('once' in rest ? 'clay' : 'full') : 'pale';
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of the months never changes
                key={month}
                className={`dg__${fill}`}
                x={column(month)}
                y={24 + row * 31}
                width="15"
                height="20"
                rx="1"
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}
