import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Blog',
    description:
      'Tax, company setup, hiring and selling in Portugal, written by the people who do the work.',
  },
  pt: {
    title: 'Blog',
    description:
      'Impostos, criação de empresas, contratação e vendas em Portugal, por quem faz o trabalho.',
  },
};
