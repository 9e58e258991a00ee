const dayMilliseconds = 86_400_000;

const fixedHolidays = {
  '01-01': 'new_year',
  '04-25': 'freedom_day',
  '05-01': 'labour_day',
  '06-10': 'portugal_day',
  '06-13': 'saint_anthony',
  '08-15': 'assumption',
  '10-05': 'republic_day',
  '11-01': 'all_saints',
  '12-01': 'independence_day',
  '12-08': 'immaculate_conception',
  '12-25': 'christmas',
} as const;

export const holidays = [
  ...Object.values(fixedHolidays),
  'good_friday',
  'easter',
  'corpus_christi',
] as const;
export type Holiday = (typeof holidays)[number];

/** Returns Easter Sunday of a Gregorian year, by the Meeus/Jones/Butcher algorithm (Meeus, 1991, ch. 8). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const e = b % 4;
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const month = String(Math.floor(n / 31)).padStart(2, '0');
  const day = String((n % 31) + 1).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${month}-${day}`;
}

/**
 * Returns the public holiday on a day, `YYYY-MM-DD`, in Lisbon, or null. National ones: Código do Trabalho (Lei n.º
 * 7/2009), article 234; the municipal one, 13 June, under its article 235.
 */
export function holidayOn(day: string): Holiday | null {
  const fixed: Record<string, Holiday | undefined> = fixedHolidays;
  const easter = easterSunday(Number(day.slice(0, 4)));
  const daysAfterEaster = (Date.parse(day) - Date.parse(easter)) / dayMilliseconds;
  if (daysAfterEaster === -2) return 'good_friday';
  if (daysAfterEaster === 0) return 'easter';
  if (daysAfterEaster === 60) return 'corpus_christi';
  return fixed[day.slice(5)] ?? null;
}
