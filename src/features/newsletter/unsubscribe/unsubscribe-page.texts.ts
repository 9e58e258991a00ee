import { defineTexts } from '#i18n/texts.ts';

export const unsubscribePageTexts = defineTexts({
  en: {
    title: 'Leave the newsletter',
    lead: 'One press and you will get no more letters.',
    unsubscribe: 'Unsubscribe',
    unsubscribing: 'Unsubscribing',
    failed: 'That did not work. Please try again in a moment.',
    doneTitle: 'You have left the newsletter',
    doneLead: 'Your address is off the list. Thank you for reading with us.',
    unknownTitle: 'This link is not valid',
    unknownLead:
      'It may be incomplete: copy the whole link from the mail. Or write to us, and we take your address off the list.',
    brokenTitle: 'This link cannot be checked right now',
    brokenLead: 'Something failed on our side. Please try again in a moment.',
    again: 'Subscribe again',
    contact: 'Write to us',
  },
  pt: {
    title: 'Sair da newsletter',
    lead: 'Um clique e não recebe mais nenhuma carta.',
    unsubscribe: 'Cancelar a subscrição',
    unsubscribing: 'A cancelar',
    failed: 'Não foi possível. Tente novamente dentro de momentos.',
    doneTitle: 'Saiu da newsletter',
    doneLead: 'O seu endereço já não está na lista. Obrigado por nos ter lido.',
    unknownTitle: 'Esta ligação não é válida',
    unknownLead:
      'Pode estar incompleta: copie a ligação inteira do e-mail. Ou escreva-nos e retiramos o seu endereço da lista.',
    brokenTitle: 'Não é possível ver esta ligação agora',
    brokenLead: 'Algo falhou do nosso lado. Tente novamente dentro de momentos.',
    again: 'Subscrever novamente',
    contact: 'Escreva-nos',
  },
});
