/**
 * What is still to be paid, in cents; `due` within the next seven days, as at first what is due on acceptance;
 * `expected` by the end of the month.
 */
export type MoneyHealth = { open: number; due: number; late: number; expected: number };

type Asked = { cents: number; dueDay: string };

/** Sums up what is open, on a day of Lisbon. What is late is no part of what is due. */
export function moneyHealth(asked: readonly Asked[], today: string): MoneyHealth {
  const inAWeek = new Date(Date.parse(`${today}T00:00:00Z`) + 7 * 86_400_000)
    .toISOString()
    .slice(0, 10);
  const month = today.slice(0, 7);
  const sum = (isIn: (dueDay: string) => boolean) =>
    asked.reduce((total, { cents, dueDay }) => total + (isIn(dueDay) ? cents : 0), 0);
  return {
    open: sum(() => true),
    due: sum((day) => day >= today && day <= inAWeek),
    late: sum((day) => day < today),
    expected: sum((day) => day.slice(0, 7) <= month),
  };
}
