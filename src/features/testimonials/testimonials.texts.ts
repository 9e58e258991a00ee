import { defineTexts } from '#i18n/texts.ts';

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
