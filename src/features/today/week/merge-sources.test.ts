import { expect, it } from 'vitest';
import { mergeSources, shortenSources } from './merge-sources.ts';

it('puts bookings and sign-ups of a source beside each other, the most frequent first', () => {
  const bookings = [
    { source: 'google', bookings: 2 },
    { source: 'direct', bookings: 1 },
  ];
  const signUps = [
    { source: 'direct', signUps: 3 },
    { source: 'issue:two-dates', signUps: 2 },
  ];
  expect(mergeSources(bookings, signUps)).toEqual([
    { source: 'direct', bookings: 1, signUps: 3 },
    { source: 'google', bookings: 2, signUps: 0 },
    { source: 'issue:two-dates', bookings: 0, signUps: 2 },
  ]);
});

it('sums up those that have no line of their own', () => {
  const sources = ['a', 'b', 'c', 'd'].map((source, index) => ({
    source,
    bookings: 9 - index,
    signUps: index,
  }));
  expect(shortenSources(sources, 4)).toEqual(sources);
  expect(shortenSources(sources, 3)).toEqual([
    sources[0],
    sources[1],
    { source: 'others', bookings: 13, signUps: 5 },
  ]);
});
