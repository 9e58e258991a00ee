import { defineTexts } from '#i18n/texts.ts';

/** The provider's words for why a buyer disputes a charge. */
export const disputeReasonTexts = defineTexts({
  en: {
    fraudulent: 'The client says that they did not make this payment',
    duplicate: 'Charged twice',
    product_not_received: 'The service was not received',
    product_unacceptable: 'The service was not as described',
    subscription_canceled: 'The subscription had been cancelled',
    credit_not_processed: 'A promised refund did not arrive',
    unrecognized: 'The client does not recognise the payment',
    general: 'No reason was given',
  },
  pt: {
    fraudulent: 'O cliente diz que não fez este pagamento',
    duplicate: 'Cobrado duas vezes',
    product_not_received: 'O serviço não foi prestado',
    product_unacceptable: 'O serviço não era o descrito',
    subscription_canceled: 'A subscrição já tinha sido cancelada',
    credit_not_processed: 'Um reembolso prometido não chegou',
    unrecognized: 'O cliente não reconhece o pagamento',
    general: 'Não foi indicado nenhum motivo',
  },
});
