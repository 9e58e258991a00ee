import { defineTexts } from '#i18n/texts.ts';

export const newsletterMailTexts = defineTexts({
  en: {
    subject: 'Please confirm your subscription to the {brand} newsletter',
    preheader: 'Confirm, and you are on the list.',
    heading: 'Confirm your subscription.',
    lead: 'This address was entered for our newsletter. If that was you, confirm it below and you are on the list. If not, ignore this email and we will not write again.',
    confirm: 'Confirm my subscription',
    reason:
      'You are receiving this because this address was entered in the newsletter form of our site.',
    welcome_subject: 'Welcome to the {brand} newsletter',
    welcome_preheader: 'You can leave at any time.',
    welcome_heading: 'Welcome{name}.',
    welcome_lead:
      'Your subscription is confirmed: you are on the list. We write when there is something to tell. Until then, the articles on our site are a good start.',
    welcome_read: 'Read the latest articles',
    unsubscribe: 'Unsubscribe',
    leaving_subject: 'Your link to leave the {brand} newsletter',
    leaving_preheader: 'One click on the page that it opens ends the subscription.',
    leaving_heading: 'Do you want to leave the newsletter?',
    leaving_lead:
      'This address was entered on our site to leave the newsletter. The link below opens a page where one click ends the subscription. If it was not you, ignore this email: nothing changes.',
    leaving_reason:
      'You are receiving this because this address is subscribed to our newsletter and was entered to leave it.',
    welcome_reason:
      'You are receiving this because you confirmed your subscription to our newsletter. You can leave at any time.',
  },
  pt: {
    subject: 'Confirme a subscrição da newsletter da {brand}',
    preheader: 'Confirme, e fica na lista.',
    heading: 'Confirme a sua subscrição.',
    lead: 'Este endereço foi indicado para receber a nossa newsletter. Se o pedido foi seu, confirme-o abaixo e fica na lista. Se não foi, ignore este e-mail: não voltamos a escrever.',
    confirm: 'Confirmar a subscrição',
    reason:
      'Recebe este e-mail porque este endereço foi indicado no formulário da newsletter do nosso site.',
    welcome_subject: 'Boas-vindas à newsletter da {brand}',
    welcome_preheader: 'Pode sair quando quiser.',
    welcome_heading: 'Damos-lhe as boas-vindas{name}.',
    welcome_lead:
      'A sua subscrição está confirmada: já está na lista. Escrevemos quando houver algo a contar. Até lá, os artigos do nosso site são um bom começo.',
    welcome_read: 'Ler os últimos artigos',
    unsubscribe: 'Cancelar a subscrição',
    leaving_subject: 'A sua ligação para sair da newsletter da {brand}',
    leaving_preheader: 'A ligação abre uma página onde basta um clique para cancelar a subscrição.',
    leaving_heading: 'Quer sair da newsletter?',
    leaving_lead:
      'Este endereço foi indicado no nosso site para sair da newsletter. A ligação abaixo abre uma página onde basta um clique para cancelar a subscrição. Se o pedido não foi seu, ignore este e-mail: nada muda.',
    leaving_reason:
      'Recebe este e-mail porque este endereço está na lista da nossa newsletter e foi indicado para sair dela.',
    welcome_reason:
      'Recebe este e-mail porque confirmou a subscrição da nossa newsletter. Pode sair quando quiser.',
  },
});
