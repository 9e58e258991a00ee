import { defineTexts } from '#i18n/texts.ts';

export const withdrawalMailTexts = defineTexts({
  en: {
    received_subject: 'Withdrawal received: {service} ({reference})',
    received_preheader: 'Received on {at}. Keep this email.',
    received_heading: 'We have received your withdrawal.',
    received_lead:
      'This email confirms it; keep it. Within 14 days of receiving your withdrawal, we repay what you have paid, by the means by which you paid. If you asked us to begin before the period ended, we deduct what had been done until then.',
    received_lead_unpaid:
      'This email confirms it; keep it. Nothing was paid, so there is nothing to repay: all payments of this quote are cancelled.',
    received_reason:
      'You are receiving this because this address was named in a withdrawal on our site.',
    statement: 'Statement',
    name: 'Name',
    at: 'Received',
    reference: 'Order',
    contract: 'Reference',
    service: 'Service',
    quote: 'Quote',
    covers: 'Covers',
    covers_order: 'Order {reference}: {amount}',
    covers_open_one: 'One open payment, which is cancelled',
    covers_open: '{cancelled} open payments, which are cancelled',
    link_subject: 'Withdraw from your contract, {reference}',
    link_preheader: 'The link opens the form; nothing is withdrawn before you confirm.',
    link_heading: 'Withdraw from your contract.',
    link_lead:
      'Someone asked for the form to withdraw from this contract. Nothing has happened yet: the link below opens the page with the statement, and nothing is sent before you confirm there. If it was not you, do nothing.',
    last_day: 'Last day',
    link_reason:
      'You are receiving this because this address was given for an order or a quote on our site.',
    notice_subject: 'Withdrawal: {service}, {amount} ({reference})',
    notice_preheader: 'Repay by {by}.',
    notice_heading: 'A client has withdrawn from an order.',
    notice_lead:
      'The withdrawal came within its period. Repay what was paid, less what was done on the client’s express request, and do no more work on the order: its project is paused. The site ends the subscription, if there is one; check that it has.',
    notice_reason: 'You are receiving this because the site takes payments for your company.',
    notice_quote_subject: 'Withdrawal: {service} ({reference})',
    notice_quote_preheader: 'Nothing was paid. Do no more work on it.',
    notice_quote_heading: 'A client has withdrawn from a quote.',
    notice_quote_lead:
      'The withdrawal came within its period. Nothing was paid, so there is nothing to repay; the open payments are cancelled, and the project is paused. Finish it if nothing is left to do.',
    open_quote: 'Open the quote',
    repay: 'Repay by',
    open: 'Open the order',
    email: 'Email',
  },
  pt: {
    received_subject: 'Livre resolução recebida: {service} ({reference})',
    received_preheader: 'Data de receção: {at}. Guarde este e-mail.',
    received_heading: 'Recebemos a sua declaração de livre resolução.',
    received_lead:
      'Este e-mail confirma-a; guarde-o. No prazo de 14 dias a contar da receção da declaração, reembolsamos o que pagou, pelo meio de pagamento que usou. Se nos pediu para começar antes do fim do prazo, descontamos o que já tinha sido feito.',
    received_lead_unpaid:
      'Este e-mail confirma-a; guarde-o. Nada foi pago, pelo que não há nada a reembolsar: todos os pagamentos deste orçamento ficam anulados.',
    received_reason:
      'Recebe este e-mail porque este endereço foi indicado numa declaração de livre resolução no nosso site.',
    statement: 'Declaração',
    name: 'Nome',
    at: 'Recebida em',
    reference: 'Encomenda',
    contract: 'Referência',
    service: 'Serviço',
    quote: 'Orçamento',
    covers: 'Abrange',
    covers_order: 'Encomenda {reference}: {amount}',
    covers_open_one: 'Um pagamento em aberto, que fica anulado',
    covers_open: '{cancelled} pagamentos em aberto, que ficam anulados',
    link_subject: 'Livre resolução do seu contrato, {reference}',
    link_preheader: 'A ligação abre o formulário; o contrato só é resolvido depois de confirmar.',
    link_heading: 'Resolver o seu contrato.',
    link_lead:
      'Alguém pediu o formulário de livre resolução deste contrato. Ainda nada aconteceu: a ligação abaixo abre a página com a declaração, e nada é enviado antes de confirmar nessa página. Se o pedido não foi seu, não faça nada.',
    last_day: 'Último dia',
    link_reason:
      'Recebe este e-mail porque este endereço foi indicado numa encomenda ou num orçamento no nosso site.',
    notice_subject: 'Livre resolução: {service}, {amount} ({reference})',
    notice_preheader: 'Reembolsar até {by}.',
    notice_heading: 'Um cliente resolveu o contrato de uma encomenda.',
    notice_lead:
      'A declaração chegou dentro do prazo. Reembolse o que foi pago, descontando o que foi feito a pedido expresso do cliente, e não avance com mais trabalho: o projeto fica suspenso. O site termina a subscrição, se a houver; confirme que terminou.',
    notice_reason: 'Recebe este e-mail porque o site recebe pagamentos em nome da sua empresa.',
    notice_quote_subject: 'Livre resolução: {service} ({reference})',
    notice_quote_preheader: 'Nada foi pago. Não avance com mais trabalho.',
    notice_quote_heading: 'Um cliente resolveu o contrato de um orçamento.',
    notice_quote_lead:
      'A declaração chegou dentro do prazo. Nada foi pago, pelo que não há nada a reembolsar; os pagamentos em aberto ficam anulados, e o projeto fica suspenso. Conclua-o se não houver mais nada a fazer.',
    open_quote: 'Abrir o orçamento',
    repay: 'Reembolsar até',
    open: 'Abrir a encomenda',
    email: 'E-mail',
  },
});
