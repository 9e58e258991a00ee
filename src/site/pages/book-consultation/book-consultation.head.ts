import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Book a consultation',
    description:
      'A free consultation with one of us. Choose a day and a time, in Lisbon time and in yours.',
  },
  pt: {
    title: 'Marcar consulta',
    description:
      'Uma consulta gratuita com um de nós. Escolha um dia e uma hora, na hora de Lisboa e na sua.',
  },
};
