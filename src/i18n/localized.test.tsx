import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from './language-context.tsx';
import { Localized } from './localized.tsx';

const inPortuguese = (content: React.ReactNode) =>
  renderToStaticMarkup(<LanguageProvider start="pt">{content}</LanguageProvider>);

test('prose in Portuguese keeps a verb and its short pronoun on one line', () => {
  const answer = 'Os bancos querem conhecê-lo, ou à sua loja de e-commerce.';
  expect(inPortuguese(<Localized as="p" en="They want to meet you." pt={answer} />)).toBe(
    '<p>Os bancos querem <span class="unbroken">conhecê-lo</span>, ou à sua loja de <span class="unbroken">e-commerce</span>.</p>',
  );
});

test('what is not translated is shown in English, and says so', () => {
  expect(inPortuguese(<Localized en="Two founders" pt={null} />)).toBe(
    '<span lang="en">Two founders</span>',
  );
  expect(inPortuguese(<Localized as="p" en="Two founders" pt={null} />)).toBe(
    '<p lang="en">Two founders</p>',
  );
});
