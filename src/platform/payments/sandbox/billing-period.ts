/**
 * The instant one period after another: the same day of the next month or year, or the last day of
 * a shorter month. UTC, as the provider counts.
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
