import { defineTexts } from '#i18n/texts.ts';

export const sectionBoundaryTexts = defineTexts({
  en: {
    title: 'This section could not be shown: {name}',
    text: 'The rest of the page works. Load it again; if that does not help, call or write to us.',
    retry: 'Try again',
  },
  pt: {
    title: 'Não foi possível mostrar esta secção: {name}',
    text: 'O resto da página funciona. Carregue-a de novo; se não resultar, telefone ou escreva-nos.',
    retry: 'Tentar de novo',
  },
});
