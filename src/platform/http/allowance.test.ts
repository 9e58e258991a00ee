import { expect, it } from 'vitest';
import { createAllowance } from './allowance.ts';

function counting() {
  const clock = { now: 0 };
  const windows = [
    { limit: 2, seconds: 60 },
    { limit: 3, seconds: 600 },
  ];
  return { clock, allowance: createAllowance(windows, () => clock.now) };
}

it('gives as many as a window holds, and says how long the next one takes', () => {
  const { clock, allowance } = counting();
  expect(allowance.take('a')).toBeNull();
  clock.now = 10_000;
  expect(allowance.take('a')).toBeNull();
  expect(allowance.take('a')).toBe(50);
  clock.now = 59_999;
  expect(allowance.take('a')).toBe(1);
  clock.now = 60_000;
  expect(allowance.take('a')).toBeNull();
});

it('obeys the longer window too', () => {
  const { clock, allowance } = counting();
  for (const at of [0, 70_000, 140_000]) {
    clock.now = at;
    expect(allowance.take('a')).toBeNull();
  }
  clock.now = 300_000;
  expect(allowance.take('a')).toBe(300);
});

it('counts each key by itself', () => {
  const { allowance } = counting();
  expect([allowance.take('a'), allowance.take('a'), allowance.take('b')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(allowance.take('a')).toBe(60);
});

it('counts nothing that was given back, and no refusal', () => {
  const { clock, allowance } = counting();
  allowance.take('a');
  allowance.take('a');
  allowance.release('a');
  expect(allowance.take('a')).toBeNull();
  for (let press = 0; press < 100; press += 1) expect(allowance.take('a')).toBe(60);
  clock.now = 60_000;
  expect(allowance.take('a')).toBeNull();
});

it('forgets who was quiet longest when too many come, and nobody else', () => {
  const { allowance } = counting();
  allowance.take('first');
  allowance.take('loud');
  allowance.take('loud');
  for (let number = 0; number < 19_998; number += 1) allowance.take(`crowd-${number}`);
  expect(allowance.take('loud')).toBe(60);
  allowance.take('one more');
  expect([allowance.take('first'), allowance.take('first')]).toEqual([null, null]);
  expect(allowance.take('loud')).toBe(60);
});
