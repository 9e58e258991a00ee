import { expect, it } from 'vitest';
import { englishOf, portugueseOf, sentenceFiles } from './sentence-files.ts';

const two = `export const a = defineTexts({
  en: { one: 'One' },
  pt: { one: 'Um' },
});

export const b = defineTexts({
  en: {
    two: 'Two',
  },
  pt: {
    two: 'Dois',
  },
});
export const seed = { word: 'Word', wordPt: 'Palavra' };
`;

it('tells the languages of several texts in one file apart', () => {
  expect(portugueseOf(two)).toMatch(/Um[\s\S]*Dois[\s\S]*Palavra/);
  expect(portugueseOf(two)).not.toMatch(/One|Two|'Word'/);
  expect(englishOf(two)).toMatch(/One[\s\S]*Two/);
  expect(englishOf(two)).not.toMatch(/Um|Dois/);
});

it('finds the sentences of a file that holds more than them', () => {
  const [faq] = sentenceFiles(/^src\/features\/faq\/faq\.ts$/);
  expect(faq?.text).toContain('Perguntas frequentes');
  expect(faq?.text).not.toContain('queryOptions');
});
