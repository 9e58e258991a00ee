import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Leave the newsletter',
    description: 'One click takes your address off the list.',
  },
  pt: {
    title: 'Sair da newsletter',
    description: 'Um clique retira o seu endereço da lista.',
  },
};
