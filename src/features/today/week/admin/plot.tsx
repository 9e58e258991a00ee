import type { ReactNode } from 'react';
import { formatDay } from '#core/zoned-time.ts';
import { localeOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { weekTexts } from '../week.texts.ts';
import type { Series } from '../week.ts';
import {
  areaPath,
  daysFrom,
  heightsOf,
  linePath,
  middleOf,
  plot,
  runningTotals,
} from './plot-points.ts';
import './plot.css';

type PlotProps = {
  title: string;
  series: Series;
  /** Monday of this week. */
  first: string;
  format: (value: number) => string;
  /** `line` adds the days up. */
  shape: 'bars' | 'line';
  children?: ReactNode;
};

function Bars({ heights, otherHeights }: ReturnType<typeof heightsOf>) {
  const bar = (className: string, width: number) => (height: number, weekday: number) => (
    <rect
      key={weekday}
      className={className}
      x={middleOf(weekday) - width / 2}
      y={plot.height - height}
      width={width}
      height={height}
    />
  );
  return (
    <>
      {otherHeights.map(bar('plot__was', 20))}
      {heights.map(bar('plot__now', 10))}
    </>
  );
}

function Lines({ heights, otherHeights }: ReturnType<typeof heightsOf>) {
  const last = heights.at(-1);
  return (
    <>
      <path className="plot__area" d={areaPath(heights)} />
      <path className="plot__line plot__line--was" d={linePath(otherHeights)} />
      <path className="plot__line" d={linePath(heights)} />
      {last === undefined ? null : (
        <circle
          className="plot__now"
          cx={middleOf(heights.length - 1)}
          cy={plot.height - last}
          r={4.5}
        />
      )}
    </>
  );
}

/** A figure of the week in words, then, where there is anything to draw, by day over the week before. */
export function Plot({ title, series, first, format, shape, children }: PlotProps) {
  const { language } = useLanguage();
  const t = useTexts(weekTexts);
  const locale = localeOf[language];
  const days = daysFrom(first);
  const isLine = shape === 'line';
  const [now, before] = isLine
    ? [runningTotals(series.days), runningTotals(series.daysBefore)]
    : [series.days, series.daysBefore];
  const list = (values: readonly number[]) =>
    values
      .map((value, place) => {
        const day = formatDay(days[place] ?? first, locale, { weekday: 'long' });
        return t('value', { day, value: format(value) });
      })
      .join(', ') || t('none');
  const label = t(isLine ? 'running' : 'drawing', {
    title,
    now: list(now),
    before: list(before),
  });
  const heights = heightsOf(now, before);
  const isFlat = [...now, ...before].every((value) => value === 0);
  return (
    <div className="plot">
      <h3>{title}</h3>
      <p className="plot__figure">
        <b className="num">{format(series.now)}</b>
        <span className="quiet">{t('before', { value: format(series.before) })}</span>
      </p>
      {isFlat ? null : (
        <>
          <svg viewBox={`0 -6 ${plot.width} ${plot.height + 26}`} role="img" aria-label={label}>
            {isLine ? <Lines {...heights} /> : <Bars {...heights} />}
            <path className="plot__base" d={`M0 ${plot.height + 0.5}h${plot.width}`} />
            {days.map((day, weekday) => (
              <text
                key={day}
                className="plot__day"
                x={middleOf(weekday)}
                y={plot.height + 16}
                textAnchor="middle"
              >
                {formatDay(day, locale, { weekday: 'narrow' })}
              </text>
            ))}
          </svg>
          {children}
        </>
      )}
    </div>
  );
}
