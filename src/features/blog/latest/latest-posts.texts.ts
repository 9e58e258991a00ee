import { defineTexts } from '#i18n/texts.ts';

export const latestPostsTexts = defineTexts({
  en: {
    meanwhile: 'To read in the meantime',
    heading: 'Latest blog posts',
    all: 'View all articles',
    loading: 'Loading blog posts',
    errorLoadingBlogPosts: 'Error loading blog posts. Please try again later.',
    premium: 'Premium',
  },
  pt: {
    meanwhile: 'Para ler entretanto',
    heading: 'Artigos mais recentes',
    all: 'Ver todos os artigos',
    loading: 'A carregar os artigos',
    errorLoadingBlogPosts: 'Erro ao carregar os artigos. Tente novamente mais tarde.',
    premium: 'Premium',
  },
});
