import { defineTexts } from '#i18n/texts.ts';

/** The mail that brings a certified invoice or credit note; a receipt only says whether one follows. */
export const invoiceMailTexts = defineTexts({
  en: {
    invoice_subject: 'Your invoice {number}: {name} ({reference})',
    invoice_preheader: 'The invoice is attached as a PDF.',
    invoice_heading: 'Here is your invoice.',
    invoice_lead:
      'Invoice {number} is attached to this email as a PDF. For questions reply to this email or call {phone}.',
    credit_note_subject: 'Your credit note {number}: {name} ({reference})',
    credit_note_preheader: 'The credit note is attached as a PDF.',
    credit_note_heading: 'Here is your credit note.',
    credit_note_lead:
      'Credit note {number} is attached to this email as a PDF. For questions reply to this email or call {phone}.',
    number: 'Number',
  },
  pt: {
    invoice_subject: 'A sua fatura {number}: {name} ({reference})',
    invoice_preheader: 'A fatura segue em anexo, em PDF.',
    invoice_heading: 'Segue a sua fatura.',
    invoice_lead:
      'A fatura {number} segue em anexo a este e-mail, em PDF. Se tiver dúvidas, responda a este e-mail ou ligue para {phone}.',
    credit_note_subject: 'A sua nota de crédito {number}: {name} ({reference})',
    credit_note_preheader: 'A nota de crédito segue em anexo, em PDF.',
    credit_note_heading: 'Segue a sua nota de crédito.',
    credit_note_lead:
      'A nota de crédito {number} segue em anexo a este e-mail, em PDF. Se tiver dúvidas, responda a este e-mail ou ligue para {phone}.',
    number: 'Número',
  },
});
