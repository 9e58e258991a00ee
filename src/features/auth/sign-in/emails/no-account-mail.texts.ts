import { defineTexts } from '#i18n/texts.ts';

export const noAccountMailTexts = defineTexts({
  en: {
    subject: 'There is no account for this address at {brand}',
    preheader: 'Only the team signs in. This is what clients have instead.',
    heading: 'You do not need an account.',
    lead: 'Someone asked for a code to sign in at {brand} with this address. Only the team signs in, and this address is not one of theirs.',
    booked: 'A consultation',
    bookedText: 'The e-mail about it leads to its page, where you can move or cancel it.',
    paid: 'An order',
    paidText:
      'The receipt confirms it. For a subscription it also leads to the page where you can see the charges and end it. A consumer can withdraw within 14 days, and have the link for it sent again.',
    other: 'Anything else',
    otherText:
      'Reply to this e-mail or call {phone}. If you work with us, an owner of the site adds your address to the team.',
    write: 'Write to us',
    withdraw: 'Withdraw from a contract',
    book: 'Book a consultation',
    reason:
      'You are receiving this because someone asked to sign in with this address. If it was not you, there is nothing to do.',
  },
  pt: {
    subject: 'Não há conta com este endereço na {brand}',
    preheader: 'Só a equipa inicia sessão. Eis o que há para os clientes.',
    heading: 'Não precisa de conta.',
    lead: 'Alguém pediu um código para iniciar sessão na {brand} com este endereço. Só a equipa inicia sessão, e este endereço não é de ninguém da equipa.',
    booked: 'Uma consulta',
    bookedText:
      'O e-mail sobre a consulta tem a ligação para a página onde a pode mudar ou cancelar.',
    paid: 'Uma encomenda',
    paidText:
      'O comprovativo de pagamento confirma-a. O de uma subscrição tem também a ligação para a página onde vê as cobranças e a pode terminar. Um consumidor pode exercer a livre resolução no prazo de 14 dias e pedir de novo a ligação para o fazer.',
    other: 'Outro assunto',
    otherText:
      'Responda a este e-mail ou ligue para {phone}. Se trabalha connosco, quem administra o site acrescenta o seu endereço à equipa.',
    write: 'Escreva-nos',
    withdraw: 'Livre resolução do contrato',
    book: 'Marcar uma consulta',
    reason:
      'Recebe este e-mail porque alguém pediu para iniciar sessão com este endereço. Se o pedido não foi seu, não precisa de fazer nada.',
  },
});
