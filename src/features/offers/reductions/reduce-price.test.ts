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
