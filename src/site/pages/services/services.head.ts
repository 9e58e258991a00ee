import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Services',
    description:
      'E-commerce consulting, digital marketing and business strategy for founders starting or growing a company in Portugal.',
  },
  pt: {
    title: 'Serviços',
    description:
      'Consultoria de comércio eletrónico, marketing digital e estratégia para quem começa ou faz crescer uma empresa em Portugal.',
  },
};
