import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Accessibility',
    description:
      'How far this site can be used by everyone, how it is tested, and its known limits.',
  },
  pt: {
    title: 'Acessibilidade',
    description:
      'Até que ponto todas as pessoas podem usar este site, como é testado e os limites conhecidos.',
  },
};
