import { defineTexts } from '#i18n/texts.ts';

/** Why the file of a bank is not read. */
export const statementErrorTexts = defineTexts({
  en: {
    transfers_off: 'Bank transfer is turned off. The owner turns it on under Settings, Company.',
    too_large: 'This file is too large: 2 MB and 5,000 lines at most. Save fewer months.',
    no_text: 'This file is no text. Save the movements as CSV, or the statement as CAMT.053.',
    spreadsheet: 'This is a spreadsheet. Open it, and save it as CSV.',
    no_statement:
      'This is no statement of a bank. What is read: a CSV with a row of headers for the day, the amount (or debit and credit) and the description, or CAMT.053 in XML.',
    no_lines: 'This file has no movements.',
  },
  pt: {
    transfers_off:
      'A transferência bancária está desligada. Liga-se em Definições, Empresa, pelo proprietário.',
    too_large:
      'Este ficheiro é demasiado grande: no máximo 2 MB e 5000 linhas. Exporte menos meses.',
    no_text: 'Este ficheiro não é texto. Exporte os movimentos em CSV, ou o extrato em CAMT.053.',
    spreadsheet: 'Isto é uma folha de cálculo. Abra-a e guarde-a em CSV.',
    no_statement:
      'Isto não é um extrato bancário. O que se lê: um CSV com uma linha de cabeçalhos para a data, o montante (ou débito e crédito) e a descrição, ou um CAMT.053 em XML.',
    no_lines: 'Este ficheiro não tem movimentos.',
  },
});
