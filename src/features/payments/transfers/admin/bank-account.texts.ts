import { defineTexts } from '#i18n/texts.ts';

/** The setting of the account to which clients transfer. */
export const bankAccountTexts = defineTexts({
  en: {
    title: 'Bank transfer',
    on: 'On',
    off: 'Off',
    lead: 'A way to pay what you ask clients for, besides cards: the page and the mail of a payment name this account. You note what has come; a refund is a transfer of yours, which you note too.',
    isOn: 'Clients may pay by bank transfer',
    iban: 'IBAN',
    bic: 'BIC',
    optional: 'optional',
    holder: 'Account holder',
    holderHint: 'As your bank writes it: banks compare it with the account.',
    save: 'Save',
    busy: 'One moment…',
    saved: 'Saved.',
    ownersOnly: 'An owner changes it.',
  },
  pt: {
    title: 'Transferência bancária',
    on: 'Ligada',
    off: 'Desligada',
    lead: 'Uma forma de pagar o que pede aos clientes, além dos cartões: a página e o e-mail de um pagamento indicam esta conta. O que chega é registado por si; um reembolso é uma transferência sua, que também regista.',
    isOn: 'Os clientes podem pagar por transferência bancária',
    iban: 'IBAN',
    bic: 'BIC',
    optional: 'opcional',
    holder: 'Titular da conta',
    holderHint: 'Como o seu banco o escreve: os bancos comparam-no com a conta.',
    save: 'Guardar',
    busy: 'Um momento…',
    saved: 'Guardado.',
    ownersOnly: 'Só um proprietário a altera.',
  },
});
