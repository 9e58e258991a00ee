import { expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotency-key.ts';

const request = {
  name: 'Noor',
  email: 'noor@tessera.example',
  company: 'Tessera',
  phone: '+971 1',
  date: '2026-11-24',
  time: '10:00' as const,
};

function countedKeys() {
  let count = 0;
  return createIdempotencyKeys(() => {
    count += 1;
    return `key-${count}`;
  });
}

it('the same data keeps its key until there is a response', () => {
  const keys = countedKeys();
  expect(keys.keyFor(request)).toBe('key-1');
  expect(keys.keyFor({ ...request })).toBe('key-1');
  keys.settle();
  expect(keys.keyFor(request)).toBe('key-2');
});

it('changed data gets another key', () => {
  const keys = countedKeys();
  expect(keys.keyFor(request)).toBe('key-1');
  expect(keys.keyFor({ ...request, time: '11:00' })).toBe('key-2');
});

it('keys are long and unique', () => {
  const made = Array.from({ length: 50 }, () => createIdempotencyKeys().keyFor(request));
  expect(new Set(made).size).toBe(50);
  expect(made[0]).toMatch(/^[0-9a-f]{32}$/);
});
