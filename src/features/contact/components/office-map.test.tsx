import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleCompany } from '#database/seed/company.ts';
import type { Company } from '#features/company/company.ts';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { OfficeMap } from './office-map.tsx';

const sample = sampleCompany as unknown as Company;

function render(company: Company, language: Language): string {
  return renderToStaticMarkup(
    <LanguageProvider start={language}>
      <OfficeMap company={company} />
    </LanguageProvider>,
  );
}

it.each(['en', 'pt'] as const)('draws the Baixa where the company is there, in %s', (language) => {
  const markup = render(sample, language);
  expect(markup).toContain('<iframe');
  expect(markup).toContain('Baixa');
});

it.each(['en', 'pt'] as const)(
  'says the address of a company elsewhere, and leads to maps of it, in %s',
  (language) => {
    const moved = { street: 'Rua das Flores 10', postalCode: '4050-262', city: 'Porto' };
    const markup = render({ ...sample, ...moved }, language);
    expect(markup).not.toMatch(/<iframe|Baixa|Lisb/);
    expect(markup).toContain(`${sample.brand}, Porto`);
    expect(markup).toContain('Rua das Flores 10, 4050-262 Porto');
    const maps = [...markup.matchAll(/href="([^"]+)"/g)].map(
      ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
    );
    expect(maps.map(({ host }) => host)).toEqual(['www.openstreetmap.org', 'www.google.com']);
    for (const { searchParams } of maps) expect(searchParams.get('query')).toContain('Porto');
  },
);
