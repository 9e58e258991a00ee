import { defineTexts } from '#i18n/texts.ts';

export const noAccountMailTexts = defineTexts({
  en: {
    subject: 'There is nothing to sign in for with this address at {brand}',
    preheader: 'This is what there is instead.',
    heading: 'You do not need an account.',
    lead: 'Someone asked for a code to sign in at {brand} with this address. Signing in is for the team, for clients with work, a quote or an order, and for whom we let read along. Nothing of that is at this address.',
    booked: 'A consultation',
    bookedText: 'The email about it leads to its page, where you can move or cancel it.',
    paid: 'An order',
    paidText:
      'It is at the address that was given when paying: sign in with that one, or follow the link in the receipt. A consumer can withdraw within 14 days, and have the link for it sent again.',
    other: 'Anything else',
    otherText:
      'Reply to this email or call {phone}. If you work with us, an owner of the site adds your address to the team.',
    write: 'Write to us',
    withdraw: 'Withdraw from a contract',
    book: 'Book a consultation',
    reason:
      'You are receiving this because someone asked to sign in with this address. If it was not you, there is nothing to do.',
  },
  pt: {
    subject: 'Com este endereço não há onde iniciar sessão na {brand}',
    preheader: 'Eis o que há em vez disso.',
    heading: 'Não precisa de conta.',
    lead: 'Alguém pediu um código para iniciar sessão na {brand} com este endereço. Inicia sessão a equipa, os clientes com trabalho em curso, um orçamento ou uma encomenda, e as pessoas a quem damos acesso de leitura. Nada disso está neste endereço.',
    booked: 'Uma consulta',
    bookedText:
      'O e-mail sobre a consulta tem a ligação para a página onde a pode mudar ou cancelar.',
    paid: 'Uma encomenda',
    paidText:
      'Está no endereço que foi indicado no pagamento: inicie sessão com esse, ou siga a ligação do comprovativo. Um consumidor pode exercer a livre resolução no prazo de 14 dias e pedir de novo a ligação para o fazer.',
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
