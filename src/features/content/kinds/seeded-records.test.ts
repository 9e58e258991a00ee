import { describe, expect, it } from 'vitest';
import { fillFromSeed, textsOf, withTexts } from './seeded-records.server.ts';

const seed = { title: 'Come in', titlePt: 'Entre', tags: ['a', 'b'] };

describe('the words of a fixed record', () => {
  it('are the seed where nothing is written in its place', () => {
    expect(withTexts(seed, [])).toEqual(seed);
    const written = [
      { name: 'title', value: 'Hello' },
      { name: 'tags', value: 'c\nd' },
      { name: 'gone', value: 'of a field that there was' },
    ];
    expect(withTexts(seed, written)).toEqual({ ...seed, title: 'Hello', tags: ['c', 'd'] });
  });

  it('are stored where they differ from the seed and are not empty', () => {
    expect(textsOf(seed, seed)).toEqual([]);
    expect(textsOf(seed, { title: '', titlePt: 'Olá', tags: [] })).toEqual([
      { name: 'titlePt', value: 'Olá' },
    ]);
    expect(textsOf(seed, { ...seed, tags: ['a'] })).toEqual([{ name: 'tags', value: 'a' }]);
  });

  it('come back to what was stored', () => {
    const values = { title: '$& {x} <b>', titlePt: 'Olá\nmundo', tags: ['z'] };
    expect(withTexts(seed, textsOf(seed, values))).toEqual(values);
  });

  it('are filled from the seed where they are empty', () => {
    expect(fillFromSeed(seed, { title: '', titlePt: 'Olá', tags: [] })).toEqual({
      ...seed,
      titlePt: 'Olá',
    });
  });
});
