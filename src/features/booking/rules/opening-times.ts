import { type OfficeTime, usualOffice } from '#core/working-time.ts';

type OpeningTimes = Pick<OfficeTime, 'opens' | 'shuts'>;

const { opens, shuts } = usualOffice;

/**
 * Returns when the company opens and shuts, from its own line such as "Weekdays 09:00 to 18:00"; the
 * usual hours if the line does not have two times of which the second is later.
 */
export function readOpeningTimes(line: string): OpeningTimes {
  const times = [...line.matchAll(/\b(\d{1,2})[:h.](\d{2})(?!\d)/g)].map(
    ([, hours = '', minutes = '']) => `${hours.padStart(2, '0')}:${minutes}`,
  );
  const [first = '', last = ''] = times;
  const isRead = times.length === 2 && first < last && last <= '23:59' && /^..:[0-5]/.test(first);
  return isRead && /^..:[0-5]/.test(last) ? { opens: first, shuts: last } : { opens, shuts };
}
