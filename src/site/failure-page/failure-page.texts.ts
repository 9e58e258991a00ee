import { defineTexts } from '#i18n/texts.ts';

export const failurePageTexts = defineTexts({
  en: {
    unavailableTitle: 'We cannot show this page right now',
    unavailableText:
      'Part of our site is not responding. It usually comes back within minutes. Please try again in a moment, or reach us directly.',
    failedTitle: 'Something broke on our side',
    failedText: 'We could not show this page. Please try again, or reach us directly.',
    again: 'Try again',
    call: 'Call {phone}',
    write: 'Write to us',
  },
  pt: {
    unavailableTitle: 'De momento não conseguimos mostrar esta página',
    unavailableText:
      'Parte do nosso site não está a responder. Costuma voltar em poucos minutos. Tente de novo daqui a pouco ou contacte-nos diretamente.',
    failedTitle: 'Algo falhou do nosso lado',
    failedText: 'Não conseguimos mostrar esta página. Tente de novo ou contacte-nos diretamente.',
    again: 'Tentar de novo',
    call: 'Ligar para {phone}',
    write: 'Escreva-nos',
  },
});
