import { expect, it } from 'vitest';
import { logoSize } from './logo-size.ts';

it.each([
  ['very wide', 4000, 200, 640, 32],
  ['very tall', 200, 4000, 8, 160],
  ['tiny', 16, 16, 16, 16],
  ['huge', 9000, 9000, 160, 160],
  ['a line', 9000, 1, 640, 1],
])(
  'a logo that is %s keeps its proportions and is not made larger',
  (_, width, height, ...size) => {
    expect(Object.values(logoSize({ width, height }, null))).toEqual(size);
  },
);

it('is as large as what is within its edge', () => {
  const inside = { left: 100, top: 100, width: 300, height: 100 };
  expect(logoSize({ width: 500, height: 300 }, inside)).toEqual({ width: 300, height: 100 });
});
