import { defineTexts } from '#i18n/texts.ts';

export const busyPageTexts = defineTexts({
  en: {
    title: 'Too many requests at once',
    text: 'More searches and pages were asked for than we can show at the moment. Please wait {seconds} s and try again.',
    call: 'Or call us: {phone}',
    again: 'Try again',
    home: 'Back to home',
  },
  pt: {
    title: 'Demasiados pedidos de uma só vez',
    text: 'Foram pedidas mais pesquisas e páginas do que conseguimos mostrar neste momento. Aguarde {seconds} s e tente de novo.',
    call: 'Ou ligue-nos: {phone}',
    again: 'Tentar de novo',
    home: 'Voltar ao início',
  },
});
