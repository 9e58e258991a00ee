import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import type { CompanyFieldState } from '../company-settings.ts';
import { CompanyField } from './company-field.tsx';
import { readFieldText, writeFieldText } from './use-company-field.ts';

const stored: CompanyFieldState = {
  value: 'Lisboa',
  revision: 2,
  changedAt: '2026-11-20T08:40:00.000Z',
  changedBy: 'Rita Falcão',
  isSample: false,
};

function render(state: CompanyFieldState, { readOnly = false, language = 'en' as Language } = {}) {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient(async () => null)}>
      <LanguageProvider start={language}>
        <CompanyField field="city" state={state} readOnly={readOnly} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

describe('a field of the company', () => {
  it('says when it was saved and by whom, in both languages', () => {
    expect(render(stored)).toMatch(/Saved 20 Nov 2026, \d\d:40, by Rita Falcão/);
    expect(render(stored, { language: 'pt' })).toMatch(/Guardado .*, por Rita Falcão/);
  });

  it('says that it is still the sample, and nothing if nobody has changed it', () => {
    expect(render({ ...stored, isSample: true })).toContain('Still the sample value');
    const markup = render({ ...stored, changedAt: null, changedBy: null });
    expect(markup).not.toMatch(/Saved|sample/);
  });

  it('cannot be typed in by those who may only read', () => {
    expect(render(stored, { readOnly: true })).toContain('readOnly=""');
    expect(render(stored)).not.toContain('readOnly');
  });

  it('writes a list in lines, and reads it without empty ones', () => {
    expect(writeFieldText(['https://a.example', 'https://b.example'])).toBe(
      'https://a.example\nhttps://b.example',
    );
    expect(readFieldText('socialLinks', ' https://a.example \n\nhttps://b.example\n')).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
    expect(readFieldText('city', ' Porto\n')).toBe(' Porto\n');
  });
});
