import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Privacy',
    description: 'What this site stores about you, why, for how long, and what you can ask of us.',
  },
  pt: {
    title: 'Privacidade',
    description:
      'O que este site guarda sobre si, para quê, durante quanto tempo e o que nos pode pedir.',
  },
};
