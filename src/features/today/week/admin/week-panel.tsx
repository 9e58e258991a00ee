import { formatDay } from '#core/zoned-time.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Panel } from '#ui/admin/layout/panel.tsx';
import type { Today } from '../../today.schema.ts';
import { weekTexts } from '../week.texts.ts';
import { Plot } from './plot.tsx';

function Key() {
  const t = useTexts(weekTexts);
  return (
    <p className="plot-key" aria-hidden="true">
      <span>
        <i />
        {t('thisWeek')}
      </span>
      <span>
        <i className="plot-key__was" />
        {t('lastWeek')}
      </span>
    </p>
  );
}

/** The figures of this week, against the last one until the same moment. */
export function WeekPanel({ week }: Pick<Today, 'week'>) {
  const { language } = useLanguage();
  const t = useTexts(weekTexts);
  const { first, last, currency, isTest } = week;
  const dayOf = (day: string) =>
    formatDay(day, localeOf[language], { day: 'numeric', month: 'long' });
  const amount = (cents: number) => formatMoney({ cents, currency }, language);
  const count = (value: number) => String(value);
  return (
    <Panel
      id="week"
      title={t('week')}
      count={t('range', { first: dayOf(first), last: dayOf(last) })}
      foot={[t('revenueFoot'), isTest ? t('testCards') : ''].join(' ').trim()}
    >
      <div className="plots">
        {(['bookings', 'messages', 'subscribers'] as const).map((kind) => (
          <Plot
            key={kind}
            title={t(kind)}
            series={week[kind]}
            first={first}
            format={count}
            shape={kind === 'subscribers' ? 'line' : 'bars'}
          >
            <Key />
          </Plot>
        ))}
        <Plot title={t('revenue')} series={week.revenue} first={first} format={amount} shape="bars">
          <Key />
        </Plot>
      </div>
    </Panel>
  );
}
