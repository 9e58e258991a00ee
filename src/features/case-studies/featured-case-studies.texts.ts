import { defineTexts } from '#i18n/texts.ts';

export const featuredCaseStudiesTexts = defineTexts({
  en: {
    heading: 'Featured case studies',
    all: 'View all case studies',
    loading: 'Loading featured case studies',
  },
  pt: {
    heading: 'Casos de estudo em destaque',
    all: 'Ver todos os casos de estudo',
    loading: 'A carregar os casos de estudo em destaque',
  },
});
