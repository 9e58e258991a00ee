import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { HourRuler } from './hour-ruler.tsx';

function labelIn(language: 'en' | 'pt'): string {
  const html = renderToStaticMarkup(
    <LanguageProvider start={language}>
      <HourRuler startsAt="2026-11-24T09:00:00.000Z" zone="Asia/Dubai" />
    </LanguageProvider>,
  );
  return /aria-label="([^"]+)"/.exec(html)?.[1] ?? '';
}

test('the ruler is read aloud as a sentence, with its times as sentences say them', () => {
  expect(labelIn('en')).toBe('09:00 in Lisbon is 13:00 in Dubai');
  expect(labelIn('pt')).toBe('09:00 em Lisboa são 13:00 no seu fuso (Dubai)');
});
