import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Your consultation',
    description: 'The day, the time and the reference of your consultation.',
  },
  pt: {
    title: 'A sua consulta',
    description: 'O dia, a hora e a referência da sua consulta.',
  },
};
