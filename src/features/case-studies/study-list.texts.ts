import { defineTexts } from '#i18n/texts.ts';

export const studyListTexts = defineTexts({
  en: {
    tabs: 'Case studies to show',
    all: 'All',
    featured: 'Featured',
    allHeading: 'All case studies',
    featuredHeading: 'Featured case studies',
    view: 'View case study',
    client: 'Client:',
    loading: 'Loading case studies',
    more: 'Load more case studies',
    newer: 'Newer case studies',
    empty: 'No case studies here yet',
    emptyHint: 'We are writing the first ones. Book a free call and ask us about our work.',
    book: 'Book a consultation',
    failed: 'Failed to load case studies',
    failedHint: 'There was a problem fetching the data. Please try again later.',
  },
  pt: {
    tabs: 'Casos de estudo a mostrar',
    all: 'Todos',
    featured: 'Em destaque',
    allHeading: 'Todos os casos de estudo',
    featuredHeading: 'Casos de estudo em destaque',
    view: 'Ver caso de estudo',
    client: 'Cliente:',
    loading: 'A carregar os casos de estudo',
    more: 'Carregar mais casos de estudo',
    newer: 'Casos de estudo mais recentes',
    empty: 'Ainda não há casos de estudo aqui',
    emptyHint:
      'Estamos a escrever os primeiros. Marque uma consulta gratuita e pergunte-nos pelo nosso trabalho.',
    book: 'Marcar consulta',
    failed: 'Não foi possível carregar os casos de estudo',
    failedHint: 'Houve um problema ao obter os dados. Tente novamente mais tarde.',
  },
});
