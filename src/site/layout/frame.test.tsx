import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Company, companyQuery } from '#features/company/company.ts';
import { modesQuery, plainModes } from '#features/modes/modes.ts';
import { pageWordsQuery } from '#features/page-words/page-words.ts';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { NavigationContext } from '#ui/controls/navigation-context.ts';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

const company: Company = {
  brand: 'Entrada',
  legalName: 'Entrada Lisboa, Unipessoal Lda',
  nipc: '999 999 990',
  street: 'Rua da Entrada 24',
  postalCode: '1100-000',
  city: 'Lisboa',
  phone: '+351 210 000 000',
  whatsapp: '+351 210 000 000',
  email: 'ola@entrada.example',
  openingHours: '',
  openingHoursPt: '',
  socialLinks: [],
  vatInPrices: 'included',
};

const frameWords = { complianceShown: 'true', copyrightYear: '2024' };

function render(
  part: 'bar' | 'footer',
  language: Language,
  { portalDemo = true, ...words }: Partial<typeof frameWords> & { portalDemo?: boolean } = {},
): string {
  const client = new QueryClient(async () => null);
  client.setQueryData(companyQuery(), company);
  client.setQueryData(pageWordsQuery('frame'), { ...frameWords, ...words });
  client.setQueryData(modesQuery(), { ...plainModes, portalDemo });
  const prefix = language === 'pt' ? '/pt' : '';
  const address = { prefix, path: '/contact', search: '', hash: '' } as const;
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider start={language}>
        <NavigationContext value={{ address, navigate() {}, prefetch() {} }}>
          {part === 'bar' ? <TopBar /> : <Footer />}
        </NavigationContext>
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

/** Target and text of each link, without its icons. */
function linksOf(markup: string): [href: string, text: string][] {
  const links = markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs);
  return [...links].map(([, href = '', inside = '']) => [href, inside.replace(/<[^>]*>/g, '')]);
}

function textOf(markup: string): string {
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe('the top bar', () => {
  it.each([
    [
      'en',
      [
        ['/', 'Entrada'],
        ['/', 'Home'],
        ['/services', 'Services'],
        ['/case-studies', 'Case studies'],
        ['/contact', 'Contact'],
        ['/book-consultation', 'Book Consultation'],
      ],
    ],
    [
      'pt',
      [
        ['/pt', 'Entrada'],
        ['/pt', 'Início'],
        ['/pt/services', 'Serviços'],
        ['/pt/case-studies', 'Casos de estudo'],
        ['/pt/contact', 'Contacto'],
        ['/pt/book-consultation', 'Marcar consulta'],
      ],
    ],
  ] as const)('has the brand, four links and the main action, in order: %s', (language, links) => {
    const withScripts = render('bar', language).replace(/<noscript>.*?<\/noscript>/s, '');
    expect(linksOf(withScripts).slice(0, 6)).toEqual(links);
  });

  it('shows booking alone as the main action, beside the language', () => {
    const [markup = ''] = render('bar', 'en').split('<dialog');
    expect(markup).toMatch(/<a[^>]*class="btn[^"]*"[^>]*>Book Consultation<\/a>/);
    expect(markup.match(/<a[^>]*class="btn/g)).toHaveLength(1);
    expect(markup).toMatch(/<button[^>]*class="lang"[^>]*>.*?EN<\/button>/s);
    expect(render('bar', 'pt')).toMatch(/<button[^>]*class="lang"[^>]*>.*?PT<\/button>/s);
  });
});

describe('the language without scripts', () => {
  it.each([
    ['en', '/pt/contact'],
    ['pt', '/contact'],
  ] as const)('is a link to the same page in the other one: %s', (language, href) => {
    const [noscript = ''] = /<noscript>.*?<\/noscript>/s.exec(render('bar', language)) ?? [];
    expect(linksOf(noscript)).toEqual([[href, language.toUpperCase()]]);
  });
});

describe('the footer', () => {
  it.each([
    ['en', 'GDPR Compliant | ISO Certified'],
    ['pt', 'Em conformidade com o RGPD | Certificação ISO'],
  ] as const)('has the copyright of 2024 and the compliance notes: %s', (language, notes) => {
    const text = textOf(render('footer', language));
    expect(text).toContain('© 2024 Entrada Lisboa, Unipessoal Lda');
    expect(text).toContain(notes);
    const claims = language === 'pt' ? '/pt/claims' : '/claims';
    expect(linksOf(render('footer', language))).toContainEqual([claims, notes]);
    const own = { complianceShown: 'false', copyrightYear: '2021–2026' };
    const changed = textOf(render('footer', language, own));
    expect(changed).toContain('© 2021–2026 Entrada Lisboa, Unipessoal Lda');
    expect(changed).not.toContain(notes);
  });
});

describe.each(['bar', 'footer'] as const)('the client portal in the %s', (part) => {
  it.each([
    ['en', '/client-portal'],
    ['pt', '/pt/client-portal'],
  ] as const)('is linked only where there is one to see: %s', (language, href) => {
    const targets = (portalDemo: boolean) =>
      linksOf(render(part, language, { portalDemo })).map(([target]) => target);
    expect(targets(true)).toContain(href);
    expect(targets(false)).not.toContain(href);
    expect(targets(true).filter((target) => target !== href)).toEqual(targets(false));
  });
});
