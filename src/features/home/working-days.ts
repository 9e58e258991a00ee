/** Whose day it is: the client's, ours, that of the State or a bank; the company opens on the last. */
export type Turn = 'client' | 'us' | 'state' | 'open';

/** Working days from the first call to the opening, and in a week. */
export const workingDays = 30;
export const daysOfWeek = 5;

/** Whose the days are that are not ours, by number. */
export type TakenDays = { clientDays: readonly number[]; stateDays: readonly number[] };

/** Returns whether the days are numbers from 1 to 29, each given once. */
export function areTakenDays({ clientDays, stateDays }: TakenDays): boolean {
  const days = [...clientDays, ...stateDays];
  const isInside = (day: number) => Number.isInteger(day) && day >= 1 && day < workingDays;
  return days.every(isInside) && new Set(days).size === days.length;
}

/** Returns whose each of the thirty days is. */
export function turnsOf({ clientDays, stateDays }: TakenDays): Turn[] {
  return Array.from({ length: workingDays }, (_, index) => {
    const day = index + 1;
    if (day === workingDays) return 'open';
    if (clientDays.includes(day)) return 'client';
    return stateDays.includes(day) ? 'state' : 'us';
  });
}

/** Returns how many days are of each. */
export function countTurns(turns: readonly Turn[]): Record<Turn, number> {
  const count = (turn: Turn) => turns.filter((one) => one === turn).length;
  return {
    client: count('client'),
    us: count('us'),
    state: count('state'),
    open: count('open'),
  };
}
