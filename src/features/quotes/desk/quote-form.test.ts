import { expect, it } from 'vitest';
import {
  emptyQuoteForm,
  parseQuoteForm,
  type QuoteForm,
  readQuoteForm,
  sumsOf,
  withLine,
  withPackage,
  withPart,
} from './quote-form.ts';

const filled: QuoteForm = {
  ...emptyQuoteForm('2026-12-24', 'en'),
  title: 'A company with two partners',
  lines: [
    { key: 1, text: 'Formation', textPt: 'Constituição', quantity: '1', unit: '900' },
    { key: 2, text: 'Advice', textPt: '', quantity: '1,5', unit: '90,00' },
  ],
};

it('is read as somebody types figures in their language', () => {
  expect(readQuoteForm(filled, { language: 'pt', isNamed: true })).toEqual({
    ok: true,
    written: {
      title: filled.title,
      titlePt: '',
      lines: [
        { text: 'Formation', textPt: 'Constituição', quantity: 1, unitAmount: 900 },
        { text: 'Advice', textPt: '', quantity: 1.5, unitAmount: 90 },
      ],
      validUntil: '2026-12-24',
      plan: [{ percent: 100, when: 'accepted' }],
      packageId: null,
    },
  });
  expect(sumsOf(filled, 'pt')).toEqual({ cents: 103_500, percents: [100], missing: 0 });
});

it('names each field that is missing, by the names of the call', () => {
  const form = {
    ...withLine(emptyQuoteForm('', 'en')),
    plan: [
      { key: 1, percent: 'half', when: 'day', day: '', step: '' },
      { key: 2, percent: '50', when: 'step', day: '', step: '' },
    ],
  } satisfies QuoteForm;
  expect(readQuoteForm(form, { language: 'en', isNamed: false })).toEqual({
    ok: false,
    errors: {
      email: 'required',
      title: 'required',
      'lines.0.text': 'required',
      'lines.0.unitAmount': 'required',
      'lines.1.text': 'required',
      'lines.1.unitAmount': 'required',
      validUntil: 'required',
      'plan.0.percent': 'not_a_number',
      'plan.0.when': 'required',
      'plan.1.when': 'no_step',
    },
  });
});

it('makes a plan that is the whole, and says what is missing of it', () => {
  const halves = withPart(filled, 'en');
  expect(halves.plan.map(({ percent }) => percent)).toEqual(['50', '50']);
  const [first, ...rest] = withPart(halves, 'en').plan;
  expect(rest.map(({ percent }) => percent)).toEqual(['25', '25']);
  const short = { ...filled, plan: [{ ...filled.plan[0], ...first, key: 1, percent: '40' }] };
  expect(sumsOf(short as QuoteForm, 'en')).toMatchObject({ percents: [100], missing: 6000 });
  expect(readQuoteForm(short as QuoteForm, { language: 'en', isNamed: true })).toMatchObject({
    errors: { plan: 'not_whole' },
  });
  expect(withPart(short as QuoteForm, 'en').plan.at(-1)).toMatchObject({ percent: '60', key: 2 });
});

it('waits for no step of a package that was taken out', () => {
  const form = withPart(withPackage(filled, 'setup'), 'en');
  const waiting = {
    ...form,
    plan: form.plan.map((part) => ({ ...part, when: 'step' as const, step: '2' })),
  };
  expect(withPackage(waiting, '').plan[0]).toMatchObject({ when: 'day', step: '' });
  expect(withPackage(waiting, 'other').plan[0]).toMatchObject({ when: 'step', step: '' });
});

it('is restored from what a browser kept, and from nothing else', () => {
  expect(parseQuoteForm(JSON.stringify(filled))).toEqual(filled);
  for (const kept of [
    '',
    '{',
    'null',
    '{"title":"A"}',
    '{"title":"A","packageId":"","lines":[{}]}',
  ])
    expect(parseQuoteForm(kept)).toBeNull();
});
