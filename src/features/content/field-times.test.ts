import { describe, expect, it } from 'vitest';
import type { ContentValues } from './content.ts';
import { changedKeys, checkTwins } from './content-state.ts';
import { type FieldTimes, timesAfterSave } from './field-times.ts';

const twins = [
  ['title', 'titlePt'],
  ['rows.label', 'rows.labelPt'],
] as const;
const empty: ContentValues = { title: '', titlePt: '', rows: [] };

/** Returns which Portuguese texts are stale after saves, each at a minute. */
function staleAfter(...saves: [minute: number, changes: ContentValues][]) {
  let [times, values]: [FieldTimes, ContentValues] = [{}, empty];
  for (const [minute, changes] of saves) {
    const after = { ...values, ...changes };
    const at = new Date(Date.UTC(2026, 10, 22, 10, minute)).toISOString();
    const keys = changedKeys(values, after);
    times = timesAfterSave(times, { before: values, after, keys, twins, at });
    values = after;
  }
  return checkTwins(values, times, twins)
    .filter(({ finding }) => finding === 'stale')
    .map(({ field }) => field);
}

describe('a Portuguese text that was written first', () => {
  const first = [0, { titlePt: 'Título' }] as [number, ContentValues];

  it('is not older than its translation, which is saved in pieces', () => {
    expect(staleAfter(first, [2, { title: 'Ti' }], [9, { title: 'Title' }])).toEqual([]);
    expect(
      staleAfter(first, [2, { title: 'Ti' }], [9, { title: 'Title' }], [18, { title: 'Titles' }]),
    ).toEqual([]);
  });

  it('is older than a change of the English after it was translated', () => {
    expect(staleAfter(first, [2, { title: 'Title' }], [13, { title: 'New' }])).toEqual(['titlePt']);
  });

  it('is current again once it follows', () => {
    expect(
      staleAfter(first, [2, { title: 'Title' }], [13, { title: 'New' }], [14, { titlePt: 'Novo' }]),
    ).toEqual([]);
  });

  it('holds in rows alike', () => {
    const row = (label: string, labelPt: string) => ({ rows: [{ id: 'a', label, labelPt }] });
    expect(staleAfter([0, row('', 'Um')], [2, row('O', 'Um')], [3, row('One', 'Um')])).toEqual([]);
    expect(staleAfter([0, row('', 'Um')], [2, row('One', 'Um')], [20, row('Two', 'Um')])).toEqual([
      'rows.0.labelPt',
    ]);
  });
});

describe('a Portuguese text that was written after its English', () => {
  it('is older than any later change of the English', () => {
    const translated = [
      [0, { title: 'Title' }],
      [1, { titlePt: 'Título' }],
    ] as [number, ContentValues][];
    expect(staleAfter(...translated, [2, { title: 'New' }])).toEqual(['titlePt']);
    expect(staleAfter(...translated, [2, { title: '' }], [3, { title: 'New' }])).toEqual([
      'titlePt',
    ]);
  });

  it('is older than a change of an English that came with it', () => {
    expect(staleAfter([0, { title: 'Title', titlePt: 'Título' }], [1, { title: 'New' }])).toEqual([
      'titlePt',
    ]);
  });
});
