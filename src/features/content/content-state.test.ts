import { describe, expect, it } from 'vitest';
import { isDay } from './content.ts';
import {
  changedFields,
  checkTwins,
  contentState,
  missingFields,
  tidyValues,
} from './content-state.ts';

const twins = [['title', 'titlePt']] as const;
const first = '2026-11-22T10:00:00.000Z';
const later = '2026-11-22T11:00:00.000Z';

describe('a Portuguese text', () => {
  it.each([
    ['is missing', { title: 'A', titlePt: '' }, {}, 'missing'],
    ['is not needed without English', { title: '', titlePt: '' }, {}, undefined],
    ['is as old as the record', { title: 'A', titlePt: 'B' }, {}, undefined],
    [
      'is stale after a change of the English',
      { title: 'A', titlePt: 'B' },
      { title: first },
      'stale',
    ],
    ['is right again', { title: 'A', titlePt: 'B' }, { title: first, titlePt: later }, undefined],
    [
      'was written with it',
      { title: 'A', titlePt: 'B' },
      { title: first, titlePt: first },
      undefined,
    ],
  ])('%s', (_, values, times, finding) => {
    expect(checkTwins(values, times, twins)[0]?.finding).toBe(finding);
  });
});

it.each([
  ['2026-10-06', true],
  ['2026-10', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13', false],
  ['2026-1', false],
  ['6 October', false],
])('%j is a day or a month: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

describe('the state of a record', () => {
  const none = { isLive: false, hasDraft: true, isScheduled: false, wasPublic: false };
  it.each([
    [none, 'draft'],
    [{ ...none, isScheduled: true, isLive: true }, 'scheduled'],
    [{ ...none, isLive: true }, 'edited'],
    [{ ...none, isLive: true, hasDraft: false }, 'public'],
    [{ ...none, wasPublic: true }, 'withdrawn'],
  ])('%j is %s', (parts, state) => {
    expect(contentState(parts)).toBe(state);
  });
});

describe('the fields of a record', () => {
  it('that changed are named', () => {
    const before = { a: 'x', tags: ['b'], c: null };
    expect(changedFields(before, { a: 'x', tags: ['b', 'c'], c: null, d: 1 })).toEqual([
      'tags',
      'd',
    ]);
  });

  it('are published without stray spaces', () => {
    expect(tidyValues({ a: ' x\r\ny ', tags: [' b', ' '], c: null })).toEqual({
      a: 'x\ny',
      tags: ['b'],
      c: null,
    });
  });

  it('that are missing are named', () => {
    const values = { a: '', b: null, c: [], d: false, e: 0 };
    expect(missingFields(values, ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a', 'b', 'c', 'f']);
  });
});
