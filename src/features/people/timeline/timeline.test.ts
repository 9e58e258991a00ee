import { expect, test } from 'vitest';
import { countByFilter, listedKinds } from './timeline.ts';

test('a filter lists its kinds, and none lists everything', () => {
  expect(listedKinds('all', null)).toBeNull();
  expect(listedKinds('all', 'orders')).toEqual(['order', 'charge']);
});

test('within the scope of orders nothing that was written or booked is listed', () => {
  expect(listedKinds('of-orders', null)).toEqual(['order', 'charge']);
  expect(listedKinds('of-orders', 'orders')).toEqual(['order', 'charge']);
  expect(listedKinds('of-orders', 'notes')).toEqual([]);
});

test('counts by kind are summed by filter, and all counts what no filter lists too', () => {
  const counts = [
    { kind: 'order', count: 2 },
    { kind: 'charge', count: 3 },
    { kind: 'sign-in', count: 4 },
  ];
  expect(countByFilter(counts)).toMatchObject({ all: 9, orders: 5, messages: 0 });
});
