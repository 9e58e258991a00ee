import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Complaints book',
    description:
      'How to complain: to us, in the Portuguese complaints book, or at an arbitration centre.',
  },
  pt: {
    title: 'Livro de reclamações',
    description:
      'Como reclamar: junto de nós, no livro de reclamações ou num centro de arbitragem.',
  },
};
