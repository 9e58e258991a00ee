import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { PictureCredit } from './picture-credit.tsx';

function shown(language: Language, credit: string | null): string {
  const picture = { width: 3, height: 2, widths: [3], focus: [50, 50] as [number, number] };
  const words = { alt: 'The quay', altPt: 'O cais' };
  return renderToStaticMarkup(
    <LanguageProvider start={language}>
      <PictureCredit picture={credit === null ? undefined : { ...picture, ...words, credit }} />
    </LanguageProvider>,
  );
}

it('a reader is told whose a picture is, in both languages', () => {
  expect(shown('en', 'Ana <Silva>')).toContain('>Picture: Ana &lt;Silva&gt;<');
  expect(shown('pt', 'Ana Silva')).toContain('>Imagem: Ana Silva<');
});

it('a picture without a credit, and a drawing, have no line', () => {
  expect(shown('en', '')).toBe('');
  expect(shown('en', null)).toBe('');
});
