import { defineTexts } from '#i18n/texts.ts';

/** How a client pays by a bank transfer. */
export const transferTexts = defineTexts({
  en: {
    title: 'Bank transfer',
    lead: 'From your own bank, without a card. Banks take up to a working day, or seconds as an instant transfer.',
    iban: 'IBAN',
    bic: 'BIC',
    holder: 'Account holder',
    amount: 'Amount',
    reference: 'Reference',
    referenceHint: 'Please write the reference, so that we find your transfer.',
    copy: 'Copy',
    copied: 'Copied',
    copyIban: 'the IBAN',
    copyReference: 'the reference',
    qr: 'Code for the app of your bank',
    qrHint: 'Scan it with the app of your bank: account, amount and reference are filled in.',
    next: 'Once the money has come we note it, and your receipt follows by mail. Until then this page stays open; please do not pay twice.',
  },
  pt: {
    title: 'Transferência bancária',
    lead: 'A partir do seu banco, sem cartão. Os bancos demoram até um dia útil, ou segundos numa transferência imediata.',
    iban: 'IBAN',
    bic: 'BIC',
    holder: 'Titular da conta',
    amount: 'Valor',
    reference: 'Referência',
    referenceHint: 'Escreva a referência, para encontrarmos a sua transferência.',
    copy: 'Copiar',
    copied: 'Copiado',
    copyIban: 'o IBAN',
    copyReference: 'a referência',
    qr: 'Código para a aplicação do seu banco',
    qrHint: 'Leia-o com a aplicação do seu banco: conta, valor e referência ficam preenchidos.',
    next: 'Assim que o dinheiro chegar, registamo-lo e o comprovativo segue por e-mail. Até lá esta página continua aberta; não pague duas vezes.',
  },
});
