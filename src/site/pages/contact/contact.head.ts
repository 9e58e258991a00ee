import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Contact',
    description: 'Write, call or visit us. We answer every message within one working day.',
  },
  pt: {
    title: 'Contacto',
    description:
      'Escreva, telefone ou visite-nos. Respondemos a cada mensagem no prazo de um dia útil.',
  },
};
