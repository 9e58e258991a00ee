/**
 * Returns the instant one period later: the same day of the next month or year, or the last day of
 * a shorter month. Counted in UTC, as Stripe does.
 */
export function onePeriodAfter(instant: string, interval: string): string {
  const start = new Date(instant);
  const months = interval === 'year' ? 12 : 1;
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end.toISOString();
}
