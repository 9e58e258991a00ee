import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: '404 Page Not Found',
    description: 'There is no page at this address.',
  },
  pt: {
    title: '404 Página não encontrada',
    description: 'Não existe nenhuma página neste endereço.',
  },
};
