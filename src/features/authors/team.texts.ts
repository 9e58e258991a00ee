import { defineTexts } from '#i18n/texts.ts';

export const teamTexts = defineTexts({
  en: {
    title: 'The team',
    consultants: 'Consultants',
    speaks: 'Speaks {languages}',
    failed: 'The team could not be loaded. Please try again later.',
    empty: 'Our consultants are not shown yet. Book a call and meet one of them.',
    bookTitle: 'The first call is free',
    book: 'Book a consultation',
  },
  pt: {
    title: 'A equipa',
    consultants: 'Consultores',
    speaks: 'Fala {languages}',
    failed: 'Não foi possível carregar a equipa. Tente novamente mais tarde.',
    empty:
      'Ainda não apresentamos aqui os nossos consultores. Marque uma chamada e conheça um deles.',
    bookTitle: 'A primeira chamada é gratuita',
    book: 'Marcar consulta',
  },
});
