const week = 7 * 24 * 60 * 60 * 1000;
const monthsOf: Record<string, number> = { month: 1, quarter: 3, year: 12 };

/**
 * Returns the instant one period later: a week, or the same day of a later month, or the last day of
 * a shorter one. Counted in UTC, as Stripe does.
 */
export function onePeriodAfter(instant: string, interval: string): string {
  const start = new Date(instant);
  if (interval === 'week') return new Date(start.getTime() + week).toISOString();
  const months = monthsOf[interval] ?? 1;
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end.toISOString();
}
