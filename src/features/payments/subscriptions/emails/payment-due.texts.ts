import { defineTexts } from '#i18n/texts.ts';

export const paymentDueTexts = defineTexts({
  en: {
    preheader: '{amount} for {name}. It takes a minute.',
    since: 'Due since {day}',
    declined_subject: 'Your payment did not go through: {name} ({reference})',
    declined_heading: 'Your payment did not go through.',
    declined_lead:
      'Your bank declined the next payment of your subscription. Nothing was charged. Pay with the same card or another. It is then used for later charges too. For questions reply to this email or call {phone}.',
    returned_subject: 'Your direct debit was not paid: {name} ({reference})',
    returned_heading: 'Your bank did not pay the debit.',
    returned_lead:
      'Your bank returned the direct debit for the next payment of your subscription. Nothing was charged. The usual reasons are too little money in the account or a debit that was stopped. Pay it now; the way you pay is then used for the next charges too. For questions reply to this email or call {phone}.',
    authentication_subject: 'Confirm your payment: {name} ({reference})',
    authentication_heading: 'Your bank asks you to confirm a payment.',
    authentication_lead:
      'The next payment of your subscription needs your confirmation. Nothing has been charged yet. For questions reply to this email or call {phone}.',
  },
  pt: {
    preheader: '{amount} por {name}. Demora um minuto.',
    since: 'Por pagar desde {day}',
    declined_subject: 'O seu pagamento não foi aceite: {name} ({reference})',
    declined_heading: 'O seu pagamento não foi aceite.',
    declined_lead:
      'O seu banco recusou o pagamento da renovação da sua subscrição. Nada foi cobrado. Pague com o mesmo cartão ou com outro, que passa a servir para as próximas cobranças. Se tiver dúvidas, responda a este e-mail ou ligue para {phone}.',
    returned_subject: 'O seu débito direto não foi pago: {name} ({reference})',
    returned_heading: 'O seu banco não pagou o débito.',
    returned_lead:
      'O seu banco devolveu o débito direto da renovação da sua subscrição. Nada foi cobrado. Em geral, é por falta de saldo ou porque o débito foi bloqueado. Pague agora; a forma de pagamento que escolher passa a servir também para as próximas cobranças. Se tiver dúvidas, responda a este e-mail ou ligue para {phone}.',
    authentication_subject: 'Confirme o seu pagamento: {name} ({reference})',
    authentication_heading: 'O seu banco pede que confirme um pagamento.',
    authentication_lead:
      'O pagamento da renovação da sua subscrição precisa da sua confirmação. Ainda nada foi cobrado. Se tiver dúvidas, responda a este e-mail ou ligue para {phone}.',
  },
});
