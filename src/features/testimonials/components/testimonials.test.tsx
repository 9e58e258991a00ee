import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageWordsQuery } from '#features/page-words/page-words.ts';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { type Testimonial, testimonialsQuery } from '../testimonials.ts';
import { Testimonials } from './testimonials.tsx';

const ana: Testimonial = {
  id: 'ana',
  name: 'Ana Beatriz Costa',
  position: 'Owner',
  positionPt: 'Dona',
  company: 'Halden & Sons',
  face: '/art/face-1-chair-sky.svg',
  rating: 4,
  testimonial: 'They chased the bank.',
  testimonialPt: 'Insistiram com o banco.',
};

const words = {
  testimonialsLead: 'We ask everyone.',
  testimonialsLeadPt: 'No fim de cada projeto.',
};

function render(list: Testimonial[], language: Language = 'en'): string {
  const client = new QueryClient(async () => null);
  client.setQueryData(testimonialsQuery(), list);
  client.setQueryData(pageWordsQuery('home'), { ...words });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider start={language}>
        <Testimonials />
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

describe('testimonials', () => {
  it.each([
    ['en', 'What our clients say', 'We ask everyone', 'They chased the bank.', 'Owner', '4 out of'],
    ['pt', 'O que dizem os nossos', 'No fim de cada', 'Insistiram com o banco.', 'Dona', '4 em 5'],
  ] as const)('have a title, a description and a full card: %s', (language, ...words) => {
    const markup = render([ana], language);
    for (const text of [...words, 'Ana Beatriz Costa', 'Halden &amp; Sons', '<span>AB</span>'])
      expect(markup).toContain(text);
    expect(markup.match(/<figure/g)).toHaveLength(1);
    expect(markup.match(/class="off"/g)).toHaveLength(1);
  });

  it('render nothing when there are none', () => {
    expect(render([])).toBe('');
  });
});
