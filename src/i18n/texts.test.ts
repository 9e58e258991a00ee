import { describe, expect, it } from 'vitest';
import { defineTexts, type Texts, translate } from './texts.ts';

const texts = defineTexts({
  en: { hello: 'Hello, {name}.', plain: 'Plain' },
  pt: { hello: 'Olá, {name}.', plain: 'Simples' },
});

describe('sentences', () => {
  it('come in the language asked for, with their blanks filled', () => {
    expect(translate(texts, 'en', 'hello', { name: 'Noor' })).toBe('Hello, Noor.');
    expect(translate(texts, 'pt', 'hello', { name: 'Noor' })).toBe('Olá, Noor.');
  });

  it('keep a blank that nobody filled, so that the mistake is seen', () => {
    expect(translate(texts, 'en', 'hello')).toBe('Hello, {name}.');
  });

  it('show the key where there is no sentence', () => {
    expect(translate(texts as Texts<string>, 'pt', 'noSuchKey')).toBe('noSuchKey');
  });

  it('do not compile without a Portuguese twin', () => {
    // @ts-expect-error: `plain` is missing in Portuguese.
    defineTexts({ en: { hello: 'a', plain: 'b' }, pt: { hello: 'c' } });
  });
});
