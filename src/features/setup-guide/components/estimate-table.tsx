import { DayOrMonth } from '#i18n/day-or-month.tsx';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { twinText } from '#i18n/twin-texts.ts';
import { setupGuideTexts } from '../setup-guide.texts.ts';
import type { Estimate } from '../setup-guide.ts';
import './estimate-table.css';

type Range = readonly [from: number, to: number];

/** What each step costs and takes, with its source, and what they come to. */
export function EstimateTable({ estimate }: { estimate: Estimate }) {
  const { language } = useLanguage();
  const t = useTexts(setupGuideTexts);

  function between(range: Range, show: (value: number) => string): string {
    const [from = 0, to = 0] = range.toSorted((one, other) => one - other);
    return from === to ? show(to) : t('range', { from: show(from), to: show(to) });
  }
  const cost = (range: Range) =>
    between(range, (euros) =>
      euros === 0 ? t('free') : formatMoney({ cents: euros * 100, currency: 'EUR' }, language),
    );
  // In one piece: on a phone a number would stand alone in a line.
  const days = (range: Range) =>
    between(range, (count) => (count === 0 ? t('sameDay') : String(count))).replaceAll(
      ' ',
      '\u00a0',
    );

  return (
    <table className="estimate">
      <caption>{t('costs')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('step')}</th>
          <th scope="col">{t('cost')}</th>
          <th scope="col">{t('days')}</th>
        </tr>
      </thead>
      <tbody>
        {estimate.steps.map((step) => (
          <tr key={step.id}>
            <th scope="row">
              {twinText(step, language, 'title')}
              <small>
                {t('source')}: {twinText(step, language, 'source')} (
                <DayOrMonth date={step.sourceDate} />)
              </small>
            </th>
            <td data-label={t('cost')}>{cost([step.costFrom, step.costTo])}</td>
            <td data-label={t('days')}>{days([step.daysFrom, step.daysTo])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td data-label={t('cost')}>{cost([estimate.costFrom, estimate.costTo])}</td>
          <td data-label={t('days')}>{days([estimate.daysFrom, estimate.daysTo])}</td>
        </tr>
      </tfoot>
    </table>
  );
}
