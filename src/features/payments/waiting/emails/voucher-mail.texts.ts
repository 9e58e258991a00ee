import { defineTexts } from '#i18n/texts.ts';

export const voucherMailTexts = defineTexts({
  en: {
    issued_subject: 'To pay by Multibanco: {name} ({reference})',
    issued_preheader: 'Entity {entity}, reference {voucher}, {amount}, until {until}.',
    issued_heading: 'Your Multibanco reference.',
    issued_lead:
      'Pay at any cash machine or in your bank’s app: choose “Pagamento de serviços” and enter the three numbers. We see the payment within minutes and confirm it by email.',
    reminder_subject: 'Your Multibanco reference lapses soon: {name} ({reference})',
    reminder_preheader: '{amount} can still be paid until {until}.',
    reminder_heading: 'Your reference is still open.',
    reminder_lead:
      'Pay it at any cash machine or in your bank’s app, under “Pagamento de serviços”. If you have paid in the last few minutes, there is nothing to do. If you no longer want the package, let the reference lapse.',
    entity: 'Entity',
    voucher: 'Reference',
    until: 'Until {until}',
    until_after: 'After that the reference is void, and nothing is charged.',
    test_mode: 'this reference cannot be paid at a bank.',
  },
  pt: {
    issued_subject: 'Para pagar por Multibanco: {name} ({reference})',
    issued_preheader: 'Entidade {entity}, referência {voucher}, {amount}, até {until}.',
    issued_heading: 'A sua referência Multibanco.',
    issued_lead:
      'Pague em qualquer caixa multibanco ou na aplicação do seu banco: escolha «Pagamento de serviços» e introduza os três números. O pagamento chega-nos em poucos minutos e enviamos a confirmação por e-mail.',
    reminder_subject: 'A sua referência Multibanco está a expirar: {name} ({reference})',
    reminder_preheader: 'Ainda pode pagar {amount} até {until}.',
    reminder_heading: 'A sua referência ainda está por pagar.',
    reminder_lead:
      'Pague-a em qualquer caixa multibanco ou na aplicação do seu banco, em «Pagamento de serviços». Se pagou há poucos minutos, não precisa de fazer nada. Se já não quer o pacote, deixe expirar a referência.',
    entity: 'Entidade',
    voucher: 'Referência',
    until: 'Até {until}',
    until_after: 'Depois disso a referência deixa de ser válida e nada é cobrado.',
    test_mode: 'esta referência não pode ser paga num banco.',
  },
});
