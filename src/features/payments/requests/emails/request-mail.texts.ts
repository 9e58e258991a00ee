import { defineTexts } from '#i18n/texts.ts';

/** The mails by which a client is asked for a payment. */
export const requestMailTexts = defineTexts({
  en: {
    asked_subject: 'Payment: {title}, {amount} ({brand})',
    asked_preheader: 'One link, without a password. Until {day}.',
    asked_heading: 'We ask you for a payment.',
    asked_lead:
      'It is for “{title}”. The link opens a page for this alone, where you see the amount with VAT and choose how to pay.',
    changed_subject: 'Changed: {title}, {amount} ({brand})',
    changed_preheader: 'The link stays the same. Until {day}.',
    changed_heading: 'The payment has changed.',
    changed_lead:
      'What counts now is below. The link stays the same, and nothing was charged for what it said before.',
    reminded_subject: 'Reminder: {title}, {amount} ({brand})',
    reminded_preheader: 'The link works as before. Until {day}.',
    reminded_heading: 'A short reminder.',
    reminded_lead:
      'This payment is still open. The link works as before, without a password. If you have paid in the last few days, nothing is needed from you.',
    late_preheader: 'It was due on {day}.',
    cancelled_subject: 'No longer needed: {title} ({brand})',
    cancelled_preheader: 'You need not pay it any more.',
    cancelled_heading: 'You need not pay this any more.',
    cancelled_lead:
      'We have taken this payment back. Its link charges nothing any more, and nothing is needed from you.',
    what: 'For',
    part: 'Plan',
    amount: 'Amount',
    included: '{amount}, VAT included',
    added: '{amount}, plus VAT',
    due: 'Until',
    reference: 'Reference',
    transfer: 'Bank transfer',
    transferHint: 'With the reference above. The linked page says the exact amount.',
    pay: 'See and pay',
    after: 'Questions? Reply to this email or call {phone}.',
    reason: 'You are receiving this because we are working for you, or agreed on this with you.',
  },
  pt: {
    asked_subject: 'Pagamento: {title}, {amount} ({brand})',
    asked_preheader: 'Uma ligação, sem palavra-passe. Até {day}.',
    asked_heading: 'Pedimos-lhe um pagamento.',
    asked_lead:
      'É referente a «{title}». A ligação abre uma página só para isto, onde vê o valor com IVA e escolhe como pagar.',
    changed_subject: 'Alterado: {title}, {amount} ({brand})',
    changed_preheader: 'A ligação continua a mesma. Até {day}.',
    changed_heading: 'O pagamento foi alterado.',
    changed_lead:
      'O que vale agora está abaixo. A ligação continua a mesma, e nada foi cobrado pelo que lá constava antes.',
    reminded_subject: 'Lembrete: {title}, {amount} ({brand})',
    reminded_preheader: 'A ligação funciona como antes. Até {day}.',
    reminded_heading: 'Um breve lembrete.',
    reminded_lead:
      'Este pagamento ainda está em aberto. A ligação funciona como antes, sem palavra-passe. Se pagou nos últimos dias, não precisa de fazer nada.',
    late_preheader: 'O prazo terminou a {day}.',
    cancelled_subject: 'Já não é necessário: {title} ({brand})',
    cancelled_preheader: 'Já não precisa de pagar.',
    cancelled_heading: 'Já não precisa de pagar isto.',
    cancelled_lead:
      'Anulámos este pedido de pagamento. A ligação já não cobra nada, e não precisa de fazer nada.',
    what: 'Referente a',
    part: 'Plano',
    amount: 'Valor',
    included: '{amount}, IVA incluído',
    added: '{amount}, mais IVA',
    due: 'Até',
    reference: 'Referência',
    transfer: 'Transferência bancária',
    transferHint: 'Com a referência acima. A página da ligação indica o valor exato.',
    pay: 'Ver e pagar',
    after: 'Perguntas? Responda a este e-mail ou ligue {phone}.',
    reason: 'Recebe este e-mail porque trabalhamos para si, ou combinámos isto consigo.',
  },
});
