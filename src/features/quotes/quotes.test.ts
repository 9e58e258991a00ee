import { expect, it } from 'vitest';
import { isExpired, isWhole, lineCents, splitCents } from './quotes.ts';

/** A generator with a seed, so that a failure can be repeated. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Percentages of two decimals that are the whole. */
function percentages(next: (below: number) => number): number[] {
  const cuts = Array.from({ length: next(12) }, () => 1 + next(9_999));
  const places = [...new Set([...cuts, 10_000])].sort((a, b) => a - b);
  return places.map((place, at) => (place - (places[at - 1] ?? 0)) / 100);
}

it('splits any amount so that the parts are the whole, to the cent', () => {
  const next = numbers(2026);
  for (let round = 0; round < 20_000; round += 1) {
    const cents = 1 + next(round % 2 === 0 ? 1_000 : 99_999_999);
    const percents = percentages(next);
    expect(isWhole(percents)).toBe(true);
    const parts = splitCents(cents, percents);
    const about = `${cents} by ${percents.join(', ')}`;
    expect(
      parts.reduce((sum, part) => sum + part, 0),
      about,
    ).toBe(cents);
    parts.forEach((part, at) => {
      const exact = (cents * (percents[at] ?? 0)) / 100;
      expect(Math.abs(part - exact), about).toBeLessThanOrEqual(1);
    });
  }
});

it('gives the odd cent once', () => {
  expect(splitCents(101, [50, 50])).toEqual([51, 50]);
  expect(splitCents(100, [33.33, 33.33, 33.34])).toEqual([33, 34, 33]);
  expect(splitCents(145_000, [100])).toEqual([145_000]);
});

it('knows percentages that are not the whole', () => {
  expect(isWhole([33.33, 33.33, 33.34])).toBe(true);
  expect(isWhole([0.1, 0.2, 99.7])).toBe(true);
  expect(isWhole([33.33, 33.33, 33.33])).toBe(false);
  expect(isWhole([60, 50])).toBe(false);
  expect(isWhole([])).toBe(false);
});

it('multiplies lines without a part of a cent', () => {
  expect(lineCents({ quantity: 3, unitCents: 1_999 })).toBe(5_997);
  expect(lineCents({ quantity: 1.5, unitCents: 9_500 })).toBe(14_250);
  expect(lineCents({ quantity: 0.33, unitCents: 100 })).toBe(33);
});

it('expires after its last day, and not once it is accepted', () => {
  const quote = { state: 'sent', validUntil: '2026-12-01' } as const;
  expect(isExpired(quote, '2026-12-01')).toBe(false);
  expect(isExpired(quote, '2026-12-02')).toBe(true);
  expect(isExpired({ ...quote, state: 'accepted' }, '2026-12-02')).toBe(false);
});
