import { companyZone, readClock } from '#core/zoned-time.ts';
import { addDays, isBankingDay } from '#platform/payments/banking-days.ts';
import { debitDaysOf } from '#platform/payments/payment-wait.ts';

/** `closed`: banks settle nothing; `idle`: a banking day on which the money is not expected. */
export type DebitDay = { day: string; kind: 'ordered' | 'may' | 'last' | 'idle' | 'closed' };

function mondayBefore(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));
}

/** Returns the whole weeks of a debit, from its order to the last day on which it is expected. */
export function debitCalendar(wait: { orderedAt: string; until: string | null }): DebitDay[] {
  const ordered = readClock(wait.orderedAt, companyZone).day;
  const { first, last } = debitDaysOf(wait);
  function kindOf(day: string): DebitDay['kind'] {
    if (day === ordered) return 'ordered';
    if (day === last) return 'last';
    if (!isBankingDay(day)) return 'closed';
    return day >= first && day < last ? 'may' : 'idle';
  }
  const days: DebitDay[] = [];
  for (let day = mondayBefore(ordered); day <= last || days.length % 7 > 0; day = addDays(day, 1))
    days.push({ day, kind: kindOf(day) });
  return days;
}
