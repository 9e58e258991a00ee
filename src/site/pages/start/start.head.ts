import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Where to begin',
    description:
      'Four questions, and you know which package fits, what the authorities ask for, how long it takes, and where each figure comes from.',
  },
  pt: {
    title: 'Por onde começar',
    description:
      'Quatro perguntas e fica a saber que pacote lhe convém, quanto cobra o Estado, quanto tempo demora e de onde vem cada valor.',
  },
};
