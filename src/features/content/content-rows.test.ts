import { describe, expect, it } from 'vitest';
import { changedRowKeys, isSameValue, tidyRows, valuesAt } from './content-rows.ts';

const first = { id: 'a', label: 'Days', labelPt: 'Dias', isApproved: false };
const second = { id: 'b', label: 'Sales', labelPt: '', isApproved: true };
const empty = { id: 'c', label: ' ', labelPt: '', isApproved: true };

describe('a field of rows', () => {
  it('is read by the place of each row, and by the row for its times', () => {
    expect(valuesAt({ figures: [second, first] }, 'figures.labelPt')).toEqual([
      { place: 'figures.0.labelPt', key: 'figures/b/labelPt', value: '' },
      { place: 'figures.1.labelPt', key: 'figures/a/labelPt', value: 'Dias' },
    ]);
    expect(valuesAt({ figures: [empty] }, 'figures.label')).toEqual([]);
    expect(valuesAt({ figures: [first] }, 'figures')).toMatchObject([{ place: 'figures' }]);
  });

  it('has changed where a text has, not where a row has moved', () => {
    expect(changedRowKeys('figures', [first, second], [second, first])).toEqual([]);
    const changed = [
      { ...first, label: 'Weeks' },
      { ...second, id: 'd' },
    ];
    expect(changedRowKeys('figures', [first, second], changed)).toEqual([
      'figures/a/label',
      ...['figures/d/label', 'figures/d/isApproved'],
    ]);
  });

  it('is the same in whatever order a database returns its parts, not in another order of rows', () => {
    const { id, ...rest } = first;
    expect(isSameValue([first], [{ ...rest, id }])).toBe(true);
    expect(isSameValue([first, second], [second, first])).toBe(false);
    expect(isSameValue(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(isSameValue(undefined, null)).toBe(true);
  });

  it('is published without rows in which nothing is written', () => {
    expect(tidyRows([{ ...first, label: ' Days ' }, empty], (text) => text.trim())).toEqual([
      first,
    ]);
  });
});
