import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Your way in to business in Portugal',
    description:
      'We help international founders set up a company in Portugal, sort out tax and banking, and build the part that sells. One team, in English and Portuguese.',
  },
  pt: {
    title: 'A sua entrada nos negócios em Portugal',
    description:
      'Ajudamos empreendedores estrangeiros a criar empresa em Portugal, a tratar dos impostos e do banco e a montar a parte que vende. Uma só equipa, em português e inglês.',
  },
};
