import { defineTexts } from '#i18n/texts.ts';

export const busyPageTexts = defineTexts({
  en: {
    title: 'Too many requests at once',
    text: 'The site is getting more requests than it can answer at the moment. Please wait {seconds} s and try again.',
    call: 'Or call us: {phone}',
    again: 'Try again',
    home: 'Back to home',
  },
  pt: {
    title: 'Demasiados pedidos de uma só vez',
    text: 'O site está a receber mais pedidos do que consegue responder neste momento. Aguarde {seconds} s e tente de novo.',
    call: 'Ou ligue-nos: {phone}',
    again: 'Tentar de novo',
    home: 'Voltar ao início',
  },
});
