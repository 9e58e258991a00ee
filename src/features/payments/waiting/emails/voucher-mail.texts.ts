import { defineTexts } from '#i18n/texts.ts';

export const voucherMailTexts = defineTexts({
  en: {
    issued_subject: 'To pay by Multibanco: {name} ({reference})',
    issued_preheader: 'Entity {entity}, reference {voucher}, {amount}, until {until}.',
    issued_heading: 'Your Multibanco reference.',
    issued_lead:
      'Pay at any cash machine or in your bank’s app: choose “Pagamento de serviços” and enter the three numbers. We see the payment within minutes and confirm it by e-mail.',
    reminder_subject: 'Your Multibanco reference lapses soon: {name} ({reference})',
    reminder_preheader: '{amount} can still be paid until {until}.',
    reminder_heading: 'Your reference is still open.',
    reminder_lead:
      'It can be paid until {until}. If you have paid in the last few minutes, there is nothing to do. If you no longer want the package, let the reference lapse: nothing is charged.',
    entity: 'Entity',
    voucher: 'Reference to pay',
    amount: 'Amount',
    until: 'Until',
    after: 'Afterwards',
    after_text: 'The reference is void after that, and nothing is charged.',
    service: 'Service',
    reference: 'Order',
    mode: 'Test mode',
    test_mode: 'This reference cannot be paid at a bank.',
    reason: 'You are receiving this because this address was given for an order on our site.',
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
      'Pode pagá-la até {until}. Se pagou há poucos minutos, não precisa de fazer nada. Se já não quer o pacote, deixe expirar a referência: nada é cobrado.',
    entity: 'Entidade',
    voucher: 'Referência a pagar',
    amount: 'Valor',
    until: 'Até',
    after: 'Depois',
    after_text: 'A partir daí a referência deixa de ser válida e nada é cobrado.',
    service: 'Serviço',
    reference: 'Encomenda',
    mode: 'Modo de teste',
    test_mode: 'Esta referência não pode ser paga num banco.',
    reason: 'Recebe este e-mail porque este endereço foi indicado numa encomenda no nosso site.',
  },
});
