import { defineTexts } from '#i18n/texts.ts';

export const paymentDueTexts = defineTexts({
  en: {
    preheader: '{amount} for {name}. It takes a minute.',
    pay: 'Finish the payment',
    declined_subject: 'Your payment did not go through: {name} ({reference})',
    declined_heading: 'Your payment did not go through.',
    declined_lead:
      'Your bank declined the next payment of your subscription. Nothing was charged. Pay it with this or another card, which is then used from now on. For questions reply to this e-mail or call {phone}.',
    authentication_subject: 'Confirm your payment: {name} ({reference})',
    authentication_heading: 'Your bank asks you to confirm a payment.',
    authentication_lead:
      'The next payment of your subscription needs your confirmation. Nothing was charged yet. For questions reply to this e-mail or call {phone}.',
  },
  pt: {
    preheader: '{amount} por {name}. Demora um minuto.',
    pay: 'Concluir o pagamento',
    declined_subject: 'O seu pagamento não foi aceite: {name} ({reference})',
    declined_heading: 'O seu pagamento não foi aceite.',
    declined_lead:
      'O seu banco recusou o pagamento seguinte da sua subscrição. Nada foi cobrado. Pague com este ou com outro cartão, que passa a ser o usado. Se tiver dúvidas, responda a este e-mail ou ligue para {phone}.',
    authentication_subject: 'Confirme o seu pagamento: {name} ({reference})',
    authentication_heading: 'O seu banco pede que confirme um pagamento.',
    authentication_lead:
      'O pagamento seguinte da sua subscrição precisa da sua confirmação. Ainda nada foi cobrado. Se tiver dúvidas, responda a este e-mail ou ligue para {phone}.',
  },
});
