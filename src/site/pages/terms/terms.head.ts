import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Terms',
    description:
      'The consultation, packages and prices, changing your mind, and the limits of our work.',
  },
  pt: {
    title: 'Termos',
    description:
      'A consulta, pacotes e preços, o direito de desistir e os limites do nosso trabalho.',
  },
};
