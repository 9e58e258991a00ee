import { defineTexts } from '#i18n/texts.ts';

export const teamTexts = defineTexts({
  en: {
    title: 'The team',
    lead: 'You work with the people on this page, from the first call to the hundredth invoice.',
    consultants: 'Consultants',
    speaks: 'Speaks {languages}',
    failed: 'The team could not be loaded. Please try again later.',
    empty: 'Our consultants are not shown yet. Book a call and meet one of them.',
    bookTitle: 'Thirty minutes, free of charge',
    bookLead:
      'Tell one of us what you are planning. You leave with the order of steps and a rough cost.',
    book: 'Book a consultation',
  },
  pt: {
    title: 'A equipa',
    lead: 'Vai trabalhar com as pessoas desta página, da primeira chamada à centésima fatura.',
    consultants: 'Consultores',
    speaks: 'Fala {languages}',
    failed: 'Não foi possível carregar a equipa. Tente novamente mais tarde.',
    empty:
      'Ainda não apresentamos aqui os nossos consultores. Marque uma chamada e conheça um deles.',
    bookTitle: 'Trinta minutos, sem custos',
    bookLead: 'Conte a um de nós o que planeia. Fica com a ordem dos passos e um custo aproximado.',
    book: 'Marcar consulta',
  },
});
