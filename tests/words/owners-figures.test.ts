import { expect, it } from 'vitest';
import { sentenceFiles } from './sentence-files.ts';

/** How long a call lasts is a booking rule, and how often the newsletter comes a word of the pages. */
const figures = [
  /\b(?:\d+|half|thirty)[- ](?:an )?(?:minutes?|hour)\b/i,
  /\b(?:\d+|trinta|quarenta e cinco) minutos\b|\bmeia hora\b/i,
  /\b(?:once|one (?:issue|newsletter)) a month\b|\b(?:vez|edição|newsletter) por mês\b/i,
];

/** The formatter of the length, a limit of the sign-in, and what only the portal's samples say. */
const others =
  /booking-screen\.texts|\/(?:auth|payments|portal|admin|audit|today|settings)\/|src\/admin\//;

const sentences = sentenceFiles(
  /^src\/(?:features|mail|site|ui)\//,
  /^src\/site\/.*\.head\.ts$/,
).filter(({ path }) => !others.test(path));

function figuresIn(text: string): string[] {
  return figures.flatMap((figure) => figure.exec(text)?.[0] ?? []);
}

it.each([
  'A free 30-minute consultation',
  'Half an hour with a consultant',
  'Meia hora gratuita',
  'Uma newsletter por mês',
])('sees a figure in "%s"', (sentence) => {
  expect(figuresIn(sentence)).toHaveLength(1);
});

it('no sentence in code says how long a call lasts or how often the newsletter comes', () => {
  expect(sentences.length).toBeGreaterThan(50);
  expect(
    sentences.flatMap(({ path, text }) => figuresIn(text).map((found) => `${path}: ${found}`)),
  ).toEqual([]);
});
