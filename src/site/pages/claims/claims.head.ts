import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'GDPR and ISO',
    description:
      'What stands behind “GDPR Compliant” and “ISO Certified” at the foot of our pages: what we do, and which certificate has been published.',
  },
  pt: {
    title: 'RGPD e ISO',
    description:
      'O que está por trás de «Em conformidade com o RGPD» e «Certificação ISO» no rodapé das nossas páginas: o que fazemos e que certificado está publicado.',
  },
};
