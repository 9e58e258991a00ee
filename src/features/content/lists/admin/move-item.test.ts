import { expect, it } from 'vitest';
import { moveItem } from './move-item.ts';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 9, 'bca'],
  [2, -1, 'cab'],
  [7, 0, 'abc'],
])('%s to %s is %s', (from, to, moved) => {
  expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(moved);
});
