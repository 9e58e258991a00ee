import { defineTexts } from '#i18n/texts.ts';

export const nextCallTexts = defineTexts({
  en: {
    nextCall: 'Next free call: ',
    unknown: 'see the calendar',
    none: 'none online, write to us',
    inLisbon: ' in Lisbon, ',
  },
  pt: {
    nextCall: 'Próxima conversa livre: ',
    unknown: 'ver o calendário',
    none: 'nenhuma em linha, escreva-nos',
    inLisbon: ' em Lisboa, ',
  },
});
