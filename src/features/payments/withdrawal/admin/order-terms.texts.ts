import { defineTexts } from '#i18n/texts.ts';

export const orderTermsTexts = defineTexts({
  en: {
    title: 'Terms and withdrawal',
    terms: 'Terms',
    since: 'Those in use since {day}, kept as version {version}',
    early: 'Early start',
    asked: 'Asked for on {at}',
    notAsked: 'Not asked for: until {day} the consumer can withdraw and gets everything back',
    last: 'Can withdraw until',
    withdrawn: 'Withdrawn on',
  },
  pt: {
    title: 'Termos e livre resolução',
    terms: 'Termos',
    since: 'Os que se usam desde {day}, guardados como versão {version}',
    early: 'Início antecipado',
    asked: 'Pedido em {at}',
    notAsked:
      'Não foi pedido: até {day} o consumidor pode resolver o contrato e recebe tudo de volta',
    last: 'Pode resolver até',
    withdrawn: 'Resolvido em',
  },
});
