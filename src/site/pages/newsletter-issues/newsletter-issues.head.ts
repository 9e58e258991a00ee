import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Issues of the newsletter',
    description: 'The issues of our newsletter that have gone out, to read at any time.',
  },
  pt: {
    title: 'Edições da newsletter',
    description: 'As edições da nossa newsletter que já saíram, para ler quando quiser.',
  },
};
