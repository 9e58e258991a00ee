import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Cookies',
    description:
      'This site sets no cookies for visitors. What your browser keeps, and for how long.',
  },
  pt: {
    title: 'Cookies',
    description:
      'Este site não usa cookies para visitantes. O que o seu navegador guarda, e durante quanto tempo.',
  },
};
