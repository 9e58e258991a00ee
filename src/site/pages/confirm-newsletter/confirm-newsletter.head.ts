import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Confirm your subscription',
    description: 'One click confirms your subscription to the newsletter.',
  },
  pt: {
    title: 'Confirme a sua subscrição',
    description: 'Um clique confirma a subscrição da newsletter.',
  },
};
