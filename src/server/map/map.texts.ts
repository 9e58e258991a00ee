import { defineTexts } from '#i18n/texts.ts';

export const mapTexts = defineTexts({
  en: {
    title: 'Map of central Lisbon',
    picture:
      'Drawing of central Lisbon, not to scale: the office in the Baixa, Rossio to the north, Terreiro do Paço and the river Tejo to the south, the castle to the east.',
  },
  pt: {
    title: 'Mapa do centro de Lisboa',
    picture:
      'Desenho do centro de Lisboa, sem escala: o escritório na Baixa, o Rossio a norte, o Terreiro do Paço e o Tejo a sul, o castelo a leste.',
  },
});
