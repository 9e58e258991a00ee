import { expect, it } from 'vitest';
import { moneyHealth } from './health.ts';

it('tells what is late from what is due, and what this month brings', () => {
  const asked = [
    { cents: 1, dueDay: '2026-10-31' },
    { cents: 20, dueDay: '2026-11-24' },
    { cents: 300, dueDay: '2026-11-25' },
    { cents: 4000, dueDay: '2026-12-02' },
    { cents: 50_000, dueDay: '2026-12-03' },
  ];
  expect(moneyHealth(asked, '2026-11-25')).toEqual({
    open: 54_321,
    due: 4300,
    late: 21,
    expected: 321,
  });
  expect(moneyHealth([], '2026-11-25')).toEqual({ open: 0, due: 0, late: 0, expected: 0 });
});
