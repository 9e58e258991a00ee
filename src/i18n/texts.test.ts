import { describe, expect, it } from 'vitest';
import { codeText, defineTexts, type Texts, translate } from './texts.ts';

const texts = defineTexts({
  en: { hello: 'Hello, {name}.', plain: 'Plain' },
  pt: { hello: 'Olá, {name}.', plain: 'Simples' },
});

describe('sentences', () => {
  it('come in the requested language, with their placeholders filled in', () => {
    expect(translate(texts, 'en', 'hello', { name: 'Noor' })).toBe('Hello, Noor.');
    expect(translate(texts, 'pt', 'hello', { name: 'Noor' })).toBe('Olá, Noor.');
  });

  it('keep a placeholder without a value, so that the mistake is visible', () => {
    expect(translate(texts, 'en', 'hello')).toBe('Hello, {name}.');
  });

  it('show the key where there is no sentence', () => {
    expect(translate(texts as Texts<string>, 'pt', 'noSuchKey')).toBe('noSuchKey');
  });

  it('do not compile without a Portuguese translation', () => {
    // @ts-expect-error: `plain` is missing in Portuguese.
    defineTexts({ en: { hello: 'a', plain: 'b' }, pt: { hello: 'c' } });
  });
});

describe('the sentence for a code', () => {
  const codes = defineTexts({
    en: { required: 'Required', name_required: 'Name is required', far: 'Opens in {days} days' },
    pt: {
      required: 'Obrigatório',
      name_required: 'O nome é obrigatório',
      far: 'Abre em {days} dias',
    },
  });

  it('is the field’s own where there is one, else the code’s', () => {
    expect(codeText(codes, 'en', { field: 'name', code: 'required' })).toBe('Name is required');
    expect(codeText(codes, 'pt', { field: 'email', code: 'required' })).toBe('Obrigatório');
  });

  it('is filled in from the params', () => {
    const refusal = { field: 'date', code: 'far', params: { days: 20 } };
    expect(codeText(codes, 'pt', refusal)).toBe('Abre em 20 dias');
  });

  it('is the code itself where there is no sentence, whatever an object inherits', () => {
    for (const code of ['odd', 'constructor'])
      expect(codeText(codes, 'en', { field: 'name', code })).toBe(code);
  });
});
