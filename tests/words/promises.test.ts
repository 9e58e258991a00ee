import { expect, it } from 'vitest';
import { promises } from '#i18n/promises.ts';
import { sentenceFiles } from './sentence-files.ts';

/** A deadline of the law, and a limit of mails, which are no promises of the company. */
const otherDeadlines = [
  'we answer within one month',
  'respondemos no prazo de um mês',
  'ten answers within a day',
];

const english =
  /\b(?:answer|repl[yi]|contact|call|get back|hear)[^.?!;:]{0,40}\b(?:within|in|after)\s+(?:an?|one|two|three|half an?|\d+)\s+(?:\w+\s+)?(?:minutes?|hours?|days?|weeks?)\b/gi;
const portuguese =
  /\b(?:respo(?:nd|st)|contact|lig(?:a|ue)|telefon)[^.?!;:]{0,40}\b(?:no prazo de|dentro de|em|até)\s+(?:uma?|dois|duas|três|\d+)\s+(?:dias?|horas?|minutos?|semanas?)(?:\s+út(?:il|eis))?/gi;

const sentences = sentenceFiles(
  /^src\/(?:features|mail|site|ui|admin|server)\//,
  /(?:\.head|-seed\.server|pages\/[\w-]+)\.tsx?$|^src\/database\/seed\//,
);
const kept = Object.values(promises).flatMap((words) => Object.values(words));

function promisesIn(text: string): string[] {
  const plain = otherDeadlines.reduce((rest, words) => rest.replaceAll(words, ''), text);
  return [...plain.matchAll(english), ...plain.matchAll(portuguese)].map(([found]) => found);
}

it.each([
  'We answer within two hours.',
  'A consultant calls you in 3 days.',
  'Respondemos em 48 horas.',
  'Um consultor contacta-o dentro de dois dias úteis.',
])('sees a promise in "%s"', (sentence) => {
  expect(promisesIn(sentence)).toHaveLength(1);
});

it('no sentence promises an answer or a consultant in another time than the two that are kept', () => {
  const found = sentences.flatMap(({ path, text }) =>
    promisesIn(text).map((promise) => ({ path, promise })),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ promise }) => !kept.some((words) => promise.endsWith(words)))).toEqual([]);
});

it.each([...otherDeadlines, ...kept])('"%s" is said somewhere', (words) => {
  expect(sentences.some(({ text }) => text.includes(words))).toBe(true);
});
