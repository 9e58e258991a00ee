import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: { title: 'Your subscription', description: 'Your charges, and how to end the subscription.' },
  pt: { title: 'A sua subscrição', description: 'As suas cobranças e como terminar a subscrição.' },
};
