import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'The team',
    description:
      'The consultants who set up companies, tax and online shops for founders from abroad: what they do and which languages they speak.',
  },
  pt: {
    title: 'A equipa',
    description:
      'Os consultores que tratam da empresa, dos impostos e da loja online de quem vem de fora: o que fazem e que línguas falam.',
  },
};
