import { expect, it } from 'vitest';
import { hasReduction, lowestEarlierPrice, reducePrice } from './reduce-price.ts';

it.each([
  [145_000, null, null, 145_000],
  [145_000, 0, null, 145_000],
  [145_000, 15, null, 123_250],
  [145_000, null, 20_000, 125_000],
  [9_999, 10, null, 8_999],
  [145_000, 100, null, 100],
  [5_000, null, 9_000, 100],
  [50, 10, null, 50],
])('%d cents less %s percent or %s cents are %d', (price, percent, cents, left) => {
  const reduction = { reductionPercent: percent, reductionCents: cents };
  expect(reducePrice(price, reduction)).toBe(left);
});

it.each([
  [null, null, false],
  [0, null, false],
  [15, null, true],
  [null, 100, true],
])('%s percent and %s cents are a reduction: %s', (percent, cents, is) => {
  expect(hasReduction({ reductionPercent: percent, reductionCents: cents })).toBe(is);
});

const startsAt = '2026-11-30T00:00:00.000Z';

const asked = (priceCents: number, endedAt: string, startedAt: string | null = null) => [
  { priceCents, startedAt, endedAt },
];

it.each([
  ['no earlier price', [], 145_000],
  ['a lower one of last week', asked(120_000, '2026-11-23T10:00:00.000Z'), 120_000],
  ['one that ended 30 days before', asked(120_000, '2026-10-31T00:00:00.000Z'), 120_000],
  ['one that ended earlier still', asked(120_000, '2026-10-30T23:59:59.999Z'), 145_000],
  ['a higher one', asked(160_000, '2026-11-23T10:00:00.000Z'), 145_000],
  [
    'another reduction that still runs',
    asked(90_000, '2026-12-02T00:00:00.000Z', '2026-11-01T00:00:00.000Z'),
    90_000,
  ],
  ['the reduction itself', asked(90_000, '2026-12-02T00:00:00.000Z', startsAt), 145_000],
])('the lowest price before a reduction, with %s', (_, earlier, lowest) => {
  expect(lowestEarlierPrice(145_000, earlier, startsAt)).toBe(lowest);
});

// Lisbon is an hour ahead of UTC in summer. In 2026 its clocks change on 29 March and 25 October.
it.each([
  [
    'autumn: asked at 00:30 of the first of the 30 days',
    '2026-11-10T00:00:00.000Z',
    '2026-10-10T23:30:00.000Z',
    true,
  ],
  [
    'autumn: until 23:59 of the day before them',
    '2026-11-10T00:00:00.000Z',
    '2026-10-10T22:59:59.999Z',
    false,
  ],
  [
    'spring: asked at 00:30 of the first of the 30 days',
    '2026-04-09T23:00:00.000Z',
    '2026-03-11T00:30:00.000Z',
    true,
  ],
  [
    'spring: until 23:59 of the day before them',
    '2026-04-09T23:00:00.000Z',
    '2026-03-10T23:59:59.999Z',
    false,
  ],
  [
    'from half past midnight, a UTC day later',
    '2026-08-01T23:30:00.000Z',
    '2026-07-02T23:30:00.000Z',
    true,
  ],
  [
    'from just before midnight, in summer',
    '2026-08-01T22:59:00.000Z',
    '2026-07-02T00:30:00.000Z',
    true,
  ],
  [
    'from 15:00, a morning 30 days before',
    '2026-11-30T15:00:00.000Z',
    '2026-10-31T09:00:00.000Z',
    true,
  ],
])('the 30 days are days in Lisbon, %s', (_, from, endedAt, isCounted) => {
  expect(lowestEarlierPrice(145_000, asked(120_000, endedAt), from)).toBe(
    isCounted ? 120_000 : 145_000,
  );
});

it('of several changes the lowest of the 30 days counts, and none from after the beginning', () => {
  const history = [
    ...asked(80_000, '2026-10-20T10:00:00.000Z'),
    ...asked(130_000, '2026-11-05T10:00:00.000Z', '2026-10-20T10:00:00.000Z'),
    ...asked(110_000, '2026-11-06T10:00:00.000Z', '2026-11-05T10:00:00.000Z'),
    ...asked(150_000, '2026-12-03T10:00:00.000Z', '2026-11-06T10:00:00.000Z'),
    ...asked(70_000, '2026-12-04T10:00:00.000Z', '2026-12-03T10:00:00.000Z'),
  ];
  expect(lowestEarlierPrice(145_000, history, startsAt)).toBe(110_000);
});
