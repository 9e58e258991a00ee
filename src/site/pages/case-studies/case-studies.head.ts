import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Case studies',
    description: 'What companies needed, what we did and what came of it, with dates and numbers.',
  },
  pt: {
    title: 'Casos de estudo',
    description:
      'De que precisavam as empresas, o que fizemos e o que daí resultou, com datas e números.',
  },
};
