import { expect, it } from 'vitest';
import { sampleCaseStudies } from './case-studies.ts';

/** The figures that count the days from the first call, and the step that they end at. */
const spans = [
  ['halden', 'First invoice'],
  ['kestrel', 'First invoice paid'],
  ['tinto', 'Two people start'],
] as const;

it.each(spans)('%s: the first figure counts the days to the step "%s"', (id, last) => {
  const study = sampleCaseStudies.find((one) => one.id === id);
  const dateOf = (text: string) =>
    Date.parse(study?.steps.find((step) => step.text === text)?.date ?? '');
  const figure = study?.figures.find(({ unit }) => unit === 'days');
  const days = (dateOf(last) - dateOf('First call')) / 86_400_000;
  expect(String(days)).toBe(figure?.value);
});
