import { defineTexts } from '#i18n/texts.ts';

/** What a reader on a list of ours from elsewhere is asked, once. */
export const invitationMailTexts = defineTexts({
  en: {
    subject: 'May {brand} go on writing to you?',
    preheader: 'One click, and our newsletter goes on reaching you.',
    heading: 'May we go on writing to you?',
    lead: 'Your address is on a list of readers that we keep, and we are moving that list. As we have no record of when and where you said yes, we ask once: confirm below and you receive our newsletter. If you would rather not, ignore this email: we will not ask again.',
    confirm: 'Yes, write to me',
    leave: 'No, take me off the list',
    reason: 'You are receiving this once, because your address is on our list of readers.',
  },
  pt: {
    subject: '{brand}: podemos continuar a escrever-lhe?',
    preheader: 'Um clique, e a nossa newsletter continua a chegar.',
    heading: 'Podemos continuar a escrever-lhe?',
    lead: 'O seu endereço está numa lista de leitores nossa, que estamos a transferir. Como não temos registo de quando e onde disse que sim, perguntamos uma vez: confirme abaixo e recebe a nossa newsletter. Se prefere não receber, ignore este e-mail: não voltamos a perguntar.',
    confirm: 'Sim, escrevam-me',
    leave: 'Não, retirem-me da lista',
    reason:
      'Recebe este e-mail uma única vez, porque o seu endereço está na nossa lista de leitores.',
  },
});
