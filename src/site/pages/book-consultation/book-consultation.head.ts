import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Book a consultation',
    description:
      'A free consultation by video or phone. Pick a weekday and a time, in Lisbon time and in yours.',
  },
  pt: {
    title: 'Marcar consulta',
    description:
      'Uma consulta gratuita, por vídeo ou telefone. Escolha um dia útil e uma hora, na hora de Lisboa e na sua.',
  },
};
