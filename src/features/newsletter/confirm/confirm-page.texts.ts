import { defineTexts } from '#i18n/texts.ts';

export const confirmPageTexts = defineTexts({
  en: {
    title: 'Confirm your subscription',
    forAddress: 'This is for {email}.',
    lead: 'One click and you are on the list. If you did not ask for it, do nothing: we will not write again.',
    confirm: 'Confirm my subscription',
    confirming: 'Confirming',
    failed: 'That did not work. Please try again in a moment.',
    confirmedTitle: 'Your subscription is confirmed',
    confirmedLead: 'You are on the list. We write when there is something to tell.',
    unknownTitle: 'This link is not valid',
    unknownLead:
      'It may be incomplete or older than 30 days. Enter your address for a new one; if none comes, subscribe again.',
    brokenTitle: 'This link cannot be checked right now',
    brokenLead: 'Something failed on our side. Please try again in a moment.',
    home: 'Go to the home page',
    again: 'Subscribe again',
  },
  pt: {
    title: 'Confirme a sua subscrição',
    forAddress: 'É para {email}.',
    lead: 'Um clique e fica na lista. Se o pedido não foi seu, não faça nada: não voltamos a escrever.',
    confirm: 'Confirmar a subscrição',
    confirming: 'A confirmar',
    failed: 'Não foi possível. Tente novamente dentro de momentos.',
    confirmedTitle: 'A sua subscrição está confirmada',
    confirmedLead: 'Já está na lista. Escrevemos quando houver algo a contar.',
    unknownTitle: 'Esta ligação não é válida',
    unknownLead:
      'Pode estar incompleta ou ter mais de 30 dias. Indique o seu endereço para receber uma nova; se não chegar nenhuma, subscreva novamente.',
    brokenTitle: 'Não é possível verificar esta ligação agora',
    brokenLead: 'Algo falhou do nosso lado. Tente novamente dentro de momentos.',
    home: 'Ir para a página inicial',
    again: 'Subscrever novamente',
  },
});
