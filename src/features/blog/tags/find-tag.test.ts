import { expect, it } from 'vitest';
import { findTag } from './find-tag.ts';

const tags = [
  { tag: 'tax', name: 'Taxes', tagPt: 'impostos' },
  { tag: 'Tax', name: null, tagPt: null },
  { tag: 'hiring', name: null, tagPt: 'contratação' },
];

it.each([
  ['tax', 'tax'],
  ['Tax', 'Tax'],
  ['TAXES', 'tax'],
  ['Impostos', 'tax'],
  ['contratacao', 'hiring'],
  ['new one', 'new one'],
])('%j means the tag %j', (text, tag) => {
  expect(findTag(text, tags)).toBe(tag);
});
