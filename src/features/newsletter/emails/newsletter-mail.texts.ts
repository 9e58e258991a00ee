import { defineTexts } from '#i18n/texts.ts';

export const newsletterMailTexts = defineTexts({
  en: {
    subject: 'Please confirm your subscription to the {brand} newsletter',
    preheader: 'One press, and the next letter comes to you.',
    heading: 'One press to go{name}.',
    lead: 'Somebody, we hope you, asked for our newsletter with this address: one letter a month with deadlines and law changes in plain words. Confirm it with the button. Without it we send you nothing more, and you need not do anything.',
    confirm: 'Confirm my subscription',
    reason: 'You receive this because this address was entered in the newsletter form of our site.',
  },
  pt: {
    subject: 'Confirme a subscrição da newsletter da {brand}',
    preheader: 'Um clique e a próxima carta é sua.',
    heading: 'Só falta um clique{name}.',
    lead: 'Alguém, esperamos que tenha sido quem nos lê, pediu a nossa newsletter com este endereço: uma carta por mês com prazos e mudanças na lei em palavras simples. Confirme com o botão. Sem isso não enviamos mais nada e não é preciso fazer nada.',
    confirm: 'Confirmar a subscrição',
    reason:
      'Recebe este e-mail porque este endereço foi indicado no formulário da newsletter do nosso site.',
  },
});
