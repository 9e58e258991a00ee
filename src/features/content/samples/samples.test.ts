import { describe, expect, it } from 'vitest';
import { isStillSample } from './samples.ts';

const sample = { title: 'A', titlePt: 'B', tags: ['x', 'y'], imageUrl: null, rating: 5 };

describe('public values', () => {
  it.each([
    ['as they were seeded', { ...sample }, true],
    ['with an empty text for none', { ...sample, imageUrl: '' }, true],
    ['of a field that the sample does not know', { ...sample, format: 'markdown' }, true],
    ['with another text', { ...sample, title: 'A.' }, false],
    ['with another Portuguese text', { ...sample, titlePt: '' }, false],
    ['with another list', { ...sample, tags: ['y', 'x'] }, false],
    ['with another number', { ...sample, rating: 4 }, false],
    ['with a picture', { ...sample, imageUrl: '/a.png' }, false],
  ])('%s', (_, live, isSample) => {
    expect(isStillSample(live, sample)).toBe(isSample);
  });
});
