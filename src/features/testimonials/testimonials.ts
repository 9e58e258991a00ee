import type * as z from 'zod/mini';
import type { Fields } from '#features/content/content.ts';
import { defineTexts } from '#i18n/texts.ts';
import { queryOptions } from '#query/query-options.ts';
import type { testimonialSchema } from './testimonials.server.ts';

export type Testimonial = z.infer<typeof testimonialSchema>;

const fiveMinutes = 5 * 60_000;

export function testimonialsQuery() {
  return queryOptions<Testimonial[]>({ queryKey: ['/api/testimonials'], staleTime: fiveMinutes });
}

export function featuredTestimonialsQuery() {
  return queryOptions<Testimonial[]>({
    queryKey: ['/api/testimonials/featured'],
    staleTime: fiveMinutes,
  });
}

/** What a testimonial is made of. */
export const testimonialFields = [
  { name: 'name', type: 'line', most: 200, required: true },
  { name: 'position', type: 'line', most: 200, twin: true, required: true },
  { name: 'company', type: 'line', most: 200, required: true },
  { name: 'testimonial', type: 'text', most: 2_000, twin: true, required: true },
  { name: 'rating', type: 'number', from: 1, to: 5, required: true },
  { name: 'imageUrl', type: 'picture', most: 500 },
  { name: 'figure', type: 'figure' },
  { name: 'featured', type: 'flag' },
] as const satisfies Fields;

export const testimonialsTexts = defineTexts({
  en: {
    heading: 'What our clients say',
    loading: 'Loading testimonials',
    errorLoadingTestimonials: 'Error loading testimonials. Please try again later.',
    loadMoreTestimonials: 'Load more testimonials',
    viewAllTestimonials: 'View all testimonials',
    shown: '{count} of {all}',
    stars: '{rating} out of 5 stars',
    quoteOpen: '“',
    quoteClose: '”',
  },
  pt: {
    heading: 'O que dizem os nossos clientes',
    loading: 'A carregar os testemunhos',
    errorLoadingTestimonials: 'Erro ao carregar os testemunhos. Tente novamente mais tarde.',
    loadMoreTestimonials: 'Carregar mais testemunhos',
    viewAllTestimonials: 'Ver todos os testemunhos',
    shown: '{count} de {all}',
    stars: '{rating} em 5 estrelas',
    quoteOpen: '«',
    quoteClose: '»',
  },
});

/** The query parameter by which a page shows all testimonials at once. */
export const allTestimonials = { name: 'testimonials', value: 'all' };

/** Returns how many cards, or skeletons, are shown at first; all if the address says so. */
export function initialCount(featuredOnly: boolean, search = ''): number {
  const { name, value } = allTestimonials;
  if (new URLSearchParams(search).get(name) === value) return Number.POSITIVE_INFINITY;
  return featuredOnly ? 3 : 6;
}

const step = 3;

/** Returns how many cards are shown after a click: all of the featured ones, or three more of all. */
export function nextCount(shown: number, total: number, featuredOnly: boolean): number {
  return featuredOnly ? total : Math.min(shown + step, total);
}
