import { expect, test } from 'vitest';
import { isFault } from './take-pictures.ts';

const late = 'Unable to preload CSS for /admin/assets/toaster.css';
const plain = { name: '/admin/content', open: async () => {} };

test('an error of the console is a fault, but for those that belong to the subject', () => {
  expect(isFault(plain, late)).toBe(true);
  const offline = { ...plain, expects: /^Unable to preload CSS/ };
  expect(isFault(offline, late)).toBe(false);
  expect(isFault(offline, 'x is not a function')).toBe(true);
});

test('a refused call is part of many states', () => {
  expect(isFault(plain, 'the server responded with a status of 503 ()')).toBe(false);
});
