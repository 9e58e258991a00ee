import { expect, it } from 'vitest';
import { planStanding, standingOfPart } from './plan-standing.ts';

const today = '2026-11-25';
const part = (
  requestState: string | null,
  dueDay: string | null,
  askedAt: string | null = null,
) => ({
  total: 100.1,
  requestState,
  dueDay,
  askedAt,
});
const at = '2026-11-20T10:00:00.000Z';

it('tells what was asked for from what waits, and what is late', () => {
  expect(standingOfPart(part(null, null), today)).toBeNull();
  expect(standingOfPart(part('open', '2026-12-01'), today)).toBe('waiting');
  expect(standingOfPart(part('open', today, at), today)).toBe('asked');
  expect(standingOfPart(part('open', '2026-11-24', at), today)).toBe('late');
  expect(standingOfPart(part('paid', '2026-11-24', at), today)).toBe('paid');
  expect(standingOfPart(part('cancelled', '2026-11-24', at), today)).toBe('cancelled');
});

it('sums up a plan to the cent, and names what is due next', () => {
  const plan = [
    part('paid', '2026-11-01', at),
    part('open', '2026-11-20', at),
    part('open', '2026-12-10', at),
    part('open', '2026-12-02', at),
    part('open', '2026-12-01'),
    part('cancelled', '2026-12-01'),
  ];
  expect(planStanding({ plan }, today)).toEqual({
    paid: 100.1,
    open: 400.4,
    late: 100.1,
    next: { amount: 100.1, day: '2026-12-02' },
  });
});
