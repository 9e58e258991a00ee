import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** Sentences of the pages to withdraw from an order. */
export const withdrawalTexts = defineTexts({
  en: {
    openTitle: 'Withdraw from your order',
    openLead:
      'As a consumer you can withdraw until {day}, without a reason. Check the statement and send it.',
    receivedTitle: 'We have received your withdrawal',
    receivedLead:
      'The confirmation goes to {email}. We repay what you have paid, less what was done so far if you asked us to begin early.',
    receivedUnpaidLead:
      'The confirmation goes to {email}. Nothing was paid, and the payments of this quote are cancelled.',
    openQuoteTitle: 'Withdraw from your contract',
    overTitle: 'The 14 days are over',
    overLead:
      'You could withdraw from this contract without a reason until {day}. You can still ask us to end the contract: write or call.',
    businessTitle: 'This order was placed for a business',
    businessLead:
      'The right of withdrawal is for consumers. To change or end the contract, write or call us.',
    unpaidTitle: 'There is nothing to withdraw from',
    unpaidLead: 'This order was not paid, so no contract was concluded and nothing was charged.',
    unknownTitle: 'This link is not valid',
    unknownLead:
      'It may be incomplete. Copy the whole link from the email, or ask for a new one with the reference.',
    ask: 'Ask for a new link',
    statement: 'Your statement',
    service: 'Service',
    contract: 'Your contract',
    reference: 'Order',
    quote: 'Quote',
    concluded: 'Concluded on',
    lastDay: 'Last day',
    receivedAt: 'Received',
    repaidBy: 'Repaid by',
    order: 'Your order',
    name: 'Name',
    email: 'Email for the confirmation',
    invalid_name: 'Name is required',
    invalid_email: 'Invalid email address',
    confirm: 'Confirm withdrawal',
    note: 'You get a confirmation by email at once, with the text, the day and the time. If you asked us to begin early, we deduct what was done until now.',
    allParts:
      'It covers all parts of the quote: what you have paid is repaid, and what is open is cancelled.',
    askTitle: 'Withdraw from a contract',
    askLead:
      'As a consumer you can withdraw from an order, or from a quote that you accepted, within 14 days, without a reason. The link to do so is in every receipt and in the email about the quote; you can also have it sent to you again here.',
    askReference: 'Reference of the order or quote',
    askHint: 'Such as EN-7K4QXM or Q-7K4QXM2P. It is in our email.',
    askEmail: 'Email used for it',
    askSend: 'Send me the link',
    askSentTitle: 'Check your email',
    askSentLead:
      'If there is an order or a quote with this reference and address, the link to withdraw from it has been sent to that address. If nothing arrives, write to us: one clear sentence is enough to withdraw.',
    askInvalid: 'Please give a reference and a valid email address.',
    reach: 'Reach us:',
  },
  pt: {
    openTitle: 'Resolver o contrato da sua encomenda',
    openLead:
      'Como consumidor, pode exercer a livre resolução até {day}, sem indicar o motivo. Confira a declaração e envie-a.',
    receivedTitle: 'Recebemos a sua declaração de livre resolução',
    receivedLead:
      'A confirmação segue para {email}. Reembolsamos o que pagou, descontando o que já foi feito, se nos pediu para começar mais cedo.',
    receivedUnpaidLead:
      'A confirmação segue para {email}. Nada foi pago, e os pagamentos deste orçamento ficam anulados.',
    openQuoteTitle: 'Resolver o contrato',
    overTitle: 'O prazo de 14 dias terminou',
    overLead:
      'Podia resolver este contrato, sem indicar o motivo, até {day}. Pode ainda pedir-nos para terminar o contrato: escreva-nos ou ligue-nos.',
    businessTitle: 'Esta encomenda foi feita para uma empresa',
    businessLead:
      'O direito de livre resolução é só para consumidores. Para alterar ou terminar o contrato, escreva-nos ou ligue-nos.',
    unpaidTitle: 'Não há contrato para resolver',
    unpaidLead:
      'Esta encomenda não foi paga, pelo que não chegou a haver contrato e nada foi cobrado.',
    unknownTitle: 'Esta ligação não é válida',
    unknownLead:
      'Pode estar incompleta. Copie a ligação inteira do e-mail ou peça uma nova com a referência da encomenda.',
    ask: 'Pedir uma nova ligação',
    statement: 'A sua declaração',
    service: 'Serviço',
    contract: 'O seu contrato',
    reference: 'Encomenda',
    quote: 'Orçamento',
    concluded: 'Celebrado em',
    lastDay: 'Último dia',
    receivedAt: 'Recebida',
    repaidBy: 'Reembolso até',
    order: 'A sua encomenda',
    name: 'Nome',
    email: 'E-mail para a confirmação',
    invalid_name: 'O nome é obrigatório',
    invalid_email: 'Endereço de e-mail inválido',
    confirm: 'Confirmar a livre resolução',
    note: 'Recebe de imediato uma confirmação por e-mail, com o texto, o dia e a hora. Se nos pediu para começar mais cedo, descontamos o que já foi feito.',
    allParts:
      'Abrange todas as partes do orçamento: reembolsamos o que pagou e anulamos o que está em aberto.',
    askTitle: 'Livre resolução do contrato',
    askLead:
      'Como consumidor, pode resolver o contrato de uma encomenda, ou de um orçamento que aceitou, no prazo de 14 dias, sem indicar o motivo. A ligação para o fazer está em cada comprovativo de pagamento e no e-mail sobre o orçamento; aqui pode recebê-la de novo.',
    askReference: 'Referência da encomenda ou do orçamento',
    askHint: 'Por exemplo, EN-7K4QXM ou Q-7K4QXM2P. Está no nosso e-mail.',
    askEmail: 'E-mail que indicou',
    askSend: 'Enviar-me a ligação',
    askSentTitle: 'Veja o seu e-mail',
    askSentLead:
      'Se houver uma encomenda ou um orçamento com esta referência e este endereço, a ligação para resolver o contrato seguiu para esse endereço. Se não chegar nada, escreva-nos: basta uma frase clara para resolver o contrato.',
    askInvalid: 'Indique uma referência e um endereço de e-mail válido.',
    reach: 'Contacte-nos:',
  },
});

/** Messages for the codes of the calls about withdrawals. */
export const withdrawalErrorTexts = defineTexts({
  en: {
    required: 'This field is required',
    invalid_type: 'This field has the wrong type',
    too_long: 'This text is too long',
    invalid_locale: 'The language must be en or pt',
    invalid_email: 'Invalid email address',
    refused:
      'This form could not be accepted, because a hidden field was filled in, perhaps by a password manager. It is empty again now: please send it once more, or call or write to us.',
    too_fast: 'That was quick. Please send the form again.',
    not_found: 'This link is not valid',
    over: 'The period to withdraw from this contract is over',
    business: 'The right of withdrawal is for consumers',
    unpaid: 'This order was not paid',
  },
  pt: {
    required: 'Este campo é obrigatório',
    invalid_type: 'Este campo tem o tipo errado',
    too_long: 'Este texto é demasiado longo',
    invalid_locale: 'O idioma tem de ser en ou pt',
    invalid_email: 'Endereço de e-mail inválido',
    refused:
      'Não foi possível aceitar este formulário, porque um campo escondido vinha preenchido, talvez por um gestor de palavras-passe. Já está vazio: envie-o mais uma vez, por favor, ou ligue-nos ou escreva-nos.',
    too_fast: 'Foi muito rápido. Envie o formulário mais uma vez, por favor.',
    not_found: 'Esta ligação não é válida',
    over: 'O prazo de livre resolução deste contrato terminou',
    business: 'O direito de livre resolução é só para consumidores',
    unpaid: 'Esta encomenda não foi paga',
  },
});

export function withdrawalErrorText(language: Language, field: string, code: string): string {
  return codeText(withdrawalErrorTexts, language, { field, code });
}
