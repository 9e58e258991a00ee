import { expect, it } from 'vitest';
import { authorTile } from './author-tile.ts';
import { readingMinutes } from './reading-time.ts';

it('a text takes a minute for 200 words, and one at least', () => {
  expect(readingMinutes('word '.repeat(1300))).toBe(7);
  expect(readingMinutes('x'.repeat(10_000))).toBe(1);
  expect(readingMinutes('')).toBe(1);
});

it.each([
  ['Rita Falcão', '/art/avatar-rita-falcao.svg'],
  [' <b>Ann</b> ', '/art/avatar-b-ann-b.svg'],
  ['李', undefined],
  ['🙂', undefined],
])('the tile of %s is %s', (name, tile) => {
  expect(authorTile(name)).toBe(tile);
});
