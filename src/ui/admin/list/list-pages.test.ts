import { expect, it } from 'vitest';
import { nextOfList, partOfList } from './list-pages.ts';

it('shows ten first, then fifty at a time, and leaves none out', () => {
  expect([0, 1, 2].map(partOfList)).toEqual([
    { limit: 10, offset: 0 },
    { limit: 50, offset: 10 },
    { limit: 50, offset: 60 },
  ]);
});

it('offers what is left, and no more than a page', () => {
  expect([nextOfList(10, 41), nextOfList(10, 500), nextOfList(41, 41)]).toEqual([31, 50, 0]);
});
