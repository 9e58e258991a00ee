import { promises } from '#i18n/promises.ts';
import { defineTexts } from '#i18n/texts.ts';

export const debitMailTexts = defineTexts({
  en: {
    ordered_subject: 'Direct debit ordered: {name} ({reference})',
    ordered_preheader: '{amount}, expected between {first} and {last}.',
    ordered_heading: 'Your direct debit is on its way.',
    ordered_lead: 'There is nothing more to do: your bank sends us the money.',
    failed_subject: 'Your direct debit was not paid: {name} ({reference})',
    failed_preheader: 'Nothing was charged. You can pay again, also by card.',
    failed_heading: 'Your bank did not pay the debit.',
    failed_lead:
      'Nothing was charged. The usual reasons are too little money in the account or a debit that was stopped. You can pay again, by debit or another way. If you no longer want the package, there is nothing to do. For questions reply to this email or call {phone}.',
    ordered: 'Ordered',
    expected: 'The money arrives between {first} and {last}.',
    keep: 'Please keep {amount} in the account until it has left.',
    next_receipt: '1. The money arrives, and we confirm it by email.',
    next_contact: `2. A consultant contacts you ${promises.consultant.en}, counted from then.`,
    next_failed: 'If your bank does not pay, we tell you by email, and you can pay again.',
    test_mode: 'no account is debited.',
    pay: 'Pay again',
  },
  pt: {
    ordered_subject: 'Débito direto pedido: {name} ({reference})',
    ordered_preheader: '{amount}, com chegada prevista entre {first}, e {last}.',
    ordered_heading: 'O seu débito direto está a caminho.',
    ordered_lead: 'Não precisa de fazer mais nada: o seu banco envia-nos o dinheiro.',
    failed_subject: 'O seu débito direto não foi pago: {name} ({reference})',
    failed_preheader: 'Nada foi cobrado. Pode pagar de novo, também com cartão.',
    failed_heading: 'O seu banco não pagou o débito.',
    failed_lead:
      'Nada foi cobrado. Em geral, é por falta de saldo ou porque o débito foi bloqueado. Pode pagar de novo, por débito ou de outra forma. Se já não quer o pacote, não precisa de fazer nada. Se tiver dúvidas, responda a este e-mail ou ligue para {phone}.',
    ordered: 'Pedido',
    expected: 'O dinheiro chega entre {first}, e {last}.',
    keep: 'Mantenha {amount} na conta até o valor sair.',
    next_receipt: '1. O dinheiro chega e enviamos a confirmação por e-mail.',
    next_contact: `2. Um consultor contacta-o ${promises.consultant.pt}, a contar desse momento.`,
    next_failed: 'Se o seu banco não pagar, avisamos por e-mail e pode pagar de novo.',
    test_mode: 'nenhuma conta é debitada.',
    pay: 'Pagar de novo',
  },
});
