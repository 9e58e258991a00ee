import { defineTexts } from '#i18n/texts.ts';

export const newsletterMailTexts = defineTexts({
  en: {
    subject: 'Please confirm your subscription to the {brand} newsletter',
    preheader: 'One press, and the next letter comes to you.',
    heading: 'One press to go.',
    lead: 'This address was entered for our newsletter: one letter a month, with deadlines and law changes in plain words. If that was you, press the button and you are on the list. If not, ignore this mail and we will not write again.',
    confirm: 'Confirm my subscription',
    reason: 'You receive this because this address was entered in the newsletter form of our site.',
    welcome_subject: 'Welcome to the {brand} newsletter',
    welcome_preheader: 'One letter a month, and a way out in each of them.',
    welcome_heading: 'Welcome{name}.',
    welcome_lead:
      'Your subscription is confirmed. Once a month you get one letter with deadlines and law changes in plain words, and nothing else. Until then the articles on our site are a good start.',
    welcome_read: 'Read the latest articles',
    unsubscribe: 'Unsubscribe',
    leaving_subject: 'Your link to leave the {brand} newsletter',
    leaving_preheader: 'One press on the page behind it, and the letters stop.',
    leaving_heading: 'The way out.',
    leaving_lead:
      'This address was entered on our site to leave the newsletter. The button opens a page where one press ends the subscription. If it was not you, ignore this mail: nothing changes.',
    leaving_reason:
      'You receive this because this address is subscribed to our newsletter and was entered to leave it.',
    welcome_reason:
      'You receive this because you confirmed your subscription to our newsletter. You can leave at any time with one press.',
  },
  pt: {
    subject: 'Confirme a subscrição da newsletter da {brand}',
    preheader: 'Um clique e a próxima carta é sua.',
    heading: 'Só falta um clique.',
    lead: 'Este endereço foi indicado para receber a nossa newsletter: uma carta por mês, com prazos e mudanças na lei em palavras simples. Se foi o seu pedido, carregue no botão e fica na lista. Se não foi, ignore este e-mail: não voltamos a escrever.',
    confirm: 'Confirmar a subscrição',
    reason:
      'Recebe este e-mail porque este endereço foi indicado no formulário da newsletter do nosso sítio.',
    welcome_subject: 'Boas-vindas à newsletter da {brand}',
    welcome_preheader: 'Uma carta por mês, e em cada uma a forma de sair.',
    welcome_heading: 'Boas-vindas{name}.',
    welcome_lead:
      'A sua subscrição está confirmada. Uma vez por mês recebe uma carta com prazos e mudanças na lei em palavras simples, e nada mais. Até lá, os artigos do nosso sítio são um bom começo.',
    welcome_read: 'Ler os artigos mais recentes',
    unsubscribe: 'Cancelar a subscrição',
    leaving_subject: 'A sua ligação para sair da newsletter da {brand}',
    leaving_preheader: 'Um clique na página que ela abre e as cartas param.',
    leaving_heading: 'A porta de saída.',
    leaving_lead:
      'Este endereço foi indicado no nosso sítio para sair da newsletter. O botão abre uma página onde um clique termina a subscrição. Se não foi o seu pedido, ignore este e-mail: nada muda.',
    leaving_reason:
      'Recebe este e-mail porque este endereço está subscrito na nossa newsletter e foi indicado para sair dela.',
    welcome_reason:
      'Recebe este e-mail porque confirmou a subscrição da nossa newsletter. Pode sair a qualquer momento com um clique.',
  },
});
