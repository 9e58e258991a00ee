import { expect, it } from 'vitest';
import { createAttemptKeys } from './attempt-key.ts';

const request = {
  name: 'Noor',
  email: 'noor@tessera.example',
  company: 'Tessera',
  phone: '+971 1',
  date: '2026-11-24',
  time: '10:00' as const,
};

function counted() {
  let count = 0;
  return createAttemptKeys(() => {
    count += 1;
    return `key-${count}`;
  });
}

it('the same data keeps its key until an answer came', () => {
  const keys = counted();
  expect(keys.keyFor(request)).toBe('key-1');
  expect(keys.keyFor({ ...request })).toBe('key-1');
  keys.settle();
  expect(keys.keyFor(request)).toBe('key-2');
});

it('changed data gets another key', () => {
  const keys = counted();
  expect(keys.keyFor(request)).toBe('key-1');
  expect(keys.keyFor({ ...request, time: '11:00' })).toBe('key-2');
});

it('keys are long and never alike', () => {
  const made = Array.from({ length: 50 }, () => createAttemptKeys().keyFor(request));
  expect(new Set(made).size).toBe(50);
  expect(made[0]).toMatch(/^[0-9a-f]{32}$/);
});
