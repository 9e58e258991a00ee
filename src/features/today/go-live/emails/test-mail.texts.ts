import { defineTexts } from '#i18n/texts.ts';

export const testMailTexts = defineTexts({
  en: {
    subject: 'A test of your site’s email',
    preheader: 'Your site can send emails.',
    heading: 'This email arrived.',
    lead: 'Your site handed it to the mail server, and the mail server delivered it. Check which folder it is in: if it is with the junk, your visitors’ confirmations end up there too.',
    reason: 'You are receiving this because you pressed “Send me a test mail” in the back office.',
  },
  pt: {
    subject: 'Um teste do correio do seu site',
    preheader: 'O seu site consegue enviar e-mails.',
    heading: 'Este e-mail chegou.',
    lead: 'O seu site entregou-o ao servidor de correio, que o fez chegar aqui. Veja em que pasta está: se estiver no lixo eletrónico, as confirmações enviadas aos visitantes também vão lá parar.',
    reason:
      'Recebe este e-mail porque carregou em «Enviar-me um e-mail de teste» na gestão do site.',
  },
});
