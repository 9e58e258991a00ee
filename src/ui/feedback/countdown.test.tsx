import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { Countdown } from './countdown.tsx';

function render(endDate: string | undefined, language: 'en' | 'pt' = 'en'): string {
  return renderToStaticMarkup(
    <LanguageProvider start={language}>
      <Countdown endDate={endDate} label="Offer ends" />
    </LanguageProvider>,
  );
}

describe('a countdown', () => {
  it.each([undefined, '', 'soon', '2025-02-30'])('to %s renders nothing', (endDate) => {
    expect(render(endDate)).toBe('');
  });

  it('to a day shows its four units by their labels, and names the day', () => {
    const markup = render('2025-04-30');
    const units = [...markup.matchAll(/<b>00<\/b><span>([^<]*)<\/span>/g)];
    expect(units.map(([, unit]) => unit)).toEqual(['days', 'hours', 'min', 'sec']);
    expect(markup).toContain('aria-label="Offer ends: 30 April 2025"');
    expect(markup).toContain('<span>until</span> 30 April 2025<');
    expect(render('2025-04-30', 'pt')).toContain('<span>até</span> 30 de abril de 2025<');
  });
});
