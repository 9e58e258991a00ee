import { expect, it } from 'vitest';
import { evidenceOf } from './evidence.ts';

const none = {
  figures: null,
  steps: null,
  quote: null,
  quotePt: null,
  quoteName: null,
  quoteRole: null,
  quoteRolePt: null,
};
const figure = {
  label: 'days',
  labelPt: '',
  value: '46',
  before: '',
  after: '',
  date: '2026-10',
  source: '',
  isApproved: true,
};

it('a case without evidence has no field of it', () => {
  expect(evidenceOf(none)).toEqual({});
});

it('a figure is shown only with the approval of the client', () => {
  const figures = [figure, { ...figure, value: '47', isApproved: false }];
  expect(evidenceOf({ ...none, figures })).toEqual({
    figures: [{ label: 'days', value: '46', date: '2026-10' }],
  });
  expect(evidenceOf({ ...none, figures: [{ ...figure, isApproved: false }] })).toEqual({});
});

it('a quote has what is known of who says it', () => {
  expect(evidenceOf({ ...none, quote: 'Open.', quoteRole: 'Director' })).toEqual({
    quote: { text: 'Open.', role: 'Director' },
  });
});
