import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** What an import answers, writes into its report, and keeps as the proof of a consent. */
export const subscriberImportTexts = defineTexts({
  en: {
    required: 'This field is required',
    invalid_type: 'This field has the wrong type',
    invalid_role: 'There is no such kind of column',
    invalid_locale: 'The language must be en or pt',
    invalid_day: 'This is no day up to today, written as 2025-12-31',
    too_long: 'This text is too long',
    too_many: 'There are too many columns',
    import_running: 'Another list is being imported; wait for its end, or cancel it',
    unknown_import: 'There is no such import',
    not_ready: 'This list has ended already',
    no_address: 'Say which column holds the email addresses',
    role_twice: 'Two columns hold the same: choose one of them',
    too_large: 'The file is larger than 64 MB; split it into two',
    no_text: 'This is not a text file; save the list as CSV',
    spreadsheet: 'This is the file of a spreadsheet; save the list as CSV and choose that file',
    invalid_csv: 'The file cannot be read as CSV: look at a quotation mark near line {detail}',
    no_rows: 'There is nobody in this file',
    proof_file: 'Imported from the file {name} (SHA-256 {hash})',
    proof_consent: 'Consent of {day}: {source}',
    column_line: 'line',
    column_address: 'address',
    column_outcome: 'outcome',
    column_reason: 'reason',
    row_invited:
      'Is asked to confirm: the day of consent ({detail}) cannot be read, or has not come yet',
    row_malformed: 'This is no email address',
    row_repeated: 'The same address as in line {detail}',
    row_known: 'On the list already',
    row_known_unconfirmed: 'Asked on our site already, and has not confirmed yet',
    row_left: 'Has left our newsletter; is not asked again',
    row_suppressed: 'Mails to this address came back, or a complaint; nothing is sent there',
    row_asked: 'Was asked by an earlier import, or is not to be asked; never asked twice',
    row_left_there: 'Is not on the list that it comes from ({detail})',
  },
  pt: {
    required: 'Este campo é obrigatório',
    invalid_type: 'Este campo tem o tipo errado',
    invalid_role: 'Esse tipo de coluna não existe',
    invalid_locale: 'O idioma tem de ser en ou pt',
    invalid_day: 'Não é um dia até hoje, escrito como 2025-12-31',
    too_long: 'Este texto é demasiado longo',
    too_many: 'Há demasiadas colunas',
    import_running: 'Está a decorrer a importação de outra lista; espere pelo fim ou cancele-a',
    unknown_import: 'Essa importação não existe',
    not_ready: 'Esta lista já terminou',
    no_address: 'Indique que coluna tem os endereços de e-mail',
    role_twice: 'Duas colunas têm o mesmo: escolha uma delas',
    too_large: 'O ficheiro tem mais de 64 MB; divida-o em dois',
    no_text: 'Não é um ficheiro de texto; guarde a lista como CSV',
    spreadsheet:
      'É o ficheiro de uma folha de cálculo; guarde a lista como CSV e escolha esse ficheiro',
    invalid_csv: 'Não é possível ler o ficheiro como CSV: veja as aspas perto da linha {detail}',
    no_rows: 'Não há ninguém neste ficheiro',
    proof_file: 'Importado do ficheiro {name} (SHA-256 {hash})',
    proof_consent: 'Consentimento de {day}: {source}',
    column_line: 'linha',
    column_address: 'endereço',
    column_outcome: 'resultado',
    column_reason: 'motivo',
    row_invited:
      'Vai ser-lhe pedido que confirme: o dia do consentimento ({detail}) não se consegue ler ou ainda não chegou',
    row_malformed: 'Não é um endereço de e-mail',
    row_repeated: 'O mesmo endereço da linha {detail}',
    row_known: 'Já está na lista',
    row_known_unconfirmed: 'Já pediu no nosso site e ainda não confirmou',
    row_left: 'Saiu da nossa newsletter; não se volta a perguntar',
    row_suppressed: 'Os e-mails para este endereço voltaram, ou houve queixa; nada segue para lá',
    row_asked: 'Uma importação anterior já perguntou, ou não se pode perguntar; nunca se repete',
    row_left_there: 'Não está na lista de onde vem ({detail})',
  },
});

/** Returns the message for a code at a field. */
export function subscriberImportText(language: Language, field: string, code: string): string {
  return codeText(subscriberImportTexts, language, { field, code });
}
