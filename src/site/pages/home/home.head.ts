import type { HeadTexts } from '../../define-page.ts';

export const head: HeadTexts = {
  en: {
    title: 'Your way in to business in Portugal',
    description:
      'We help international founders set up a company in Portugal, sort out tax and banking, and build the part that sells. One team in Lisbon, in English and Portuguese.',
  },
  pt: {
    title: 'A sua entrada para os negócios em Portugal',
    description:
      'Ajudamos fundadores internacionais a criar empresa em Portugal, a tratar de impostos e banca e a construir a parte que vende. Uma equipa em Lisboa, em inglês e português.',
  },
};
