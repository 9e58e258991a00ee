import { describe, expect, it } from 'vitest';
import { compareTexts, compareValues, translatedSource } from './compare-values.ts';

const written = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}]`, new: `[+${text}]` })[kind])
    .join('');

describe('two texts', () => {
  it.each([
    ['the same', 'the same', 'the same'],
    ['It rains in winter.', 'It rains all winter.', 'It rains [-in][+all] winter.'],
    ['One.', 'One. Two.', 'One.[+ Two.]'],
    ['One. Two.', 'Two.', '[-One. ]Two.'],
    ['Is it wet?', 'Why so late?', '[-Is it wet?][+Why so late?]'],
    ['', 'New.', '[+New.]'],
    ['Old.', '', '[-Old.]'],
  ])('%j and %j', (before, after, shown) => {
    expect(written(before, after)).toBe(shown);
  });

  it('lose and gain nothing by the comparison, however long they are', () => {
    const long = (seed: number) =>
      Array.from({ length: 3_000 }, (_, index) => `w${(index * seed) % 97}`).join(' ');
    for (const [before, after] of [
      [long(3), long(5)],
      ['a b c a b', 'b a c b a'],
    ] as const) {
      const pieces = compareTexts(before, after);
      const without = (kind: string) =>
        pieces.flatMap((piece) => (piece.kind === kind ? [] : piece.text)).join('');
      expect([without('new'), without('gone')]).toEqual([before, after]);
    }
  });
});

it('a comparison names the fields that differ', () => {
  expect(
    compareValues({ title: 'A', tags: ['x'], rating: 4 }, { title: 'B', tags: ['x'], rating: 5 }),
  ).toEqual([
    { field: 'title', before: 'A', after: 'B' },
    { field: 'rating', before: '4', after: '5' },
  ]);
});

describe('the English that a Portuguese text translates', () => {
  const now = { title: 'Third', titlePt: 'Um' };
  it('is that of the oldest version with this Portuguese', () => {
    const versions = [
      { title: 'Second', titlePt: 'Um' },
      { title: 'First', titlePt: 'Um' },
      { title: 'Before', titlePt: 'Zero' },
    ];
    expect(translatedSource(versions, now, ['title', 'titlePt'])).toBe('First');
  });

  it('is unknown without a version', () => {
    expect(translatedSource([], now, ['title', 'titlePt'])).toBeNull();
  });
});
