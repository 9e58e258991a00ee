import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** The problems of the calls behind a client's link. */
export const withUsErrorTexts = defineTexts({
  en: {
    not_found: 'This link does not work any more. Ask for a new one.',
    none_left: 'Every meeting that was included is booked. Cancel one to book another time.',
    slot_taken: 'This time has just been taken. Please choose another.',
    slot_unknown: 'No meeting begins at this time. Please choose another.',
    slot_closed: 'No meeting can be booked at this time. Please choose another.',
    unknown_order: 'No order with meetings is behind this link.',
    too_many_mails:
      'We have mailed this several times today. Please try again tomorrow, or call us.',
    idempotency_key_reused:
      'This form was sent before with other answers. Please load the page again.',
    refused:
      'This form could not be accepted, because a hidden field was filled in, perhaps by a password manager. It is empty again now: please send it once more, or call or write to us.',
    too_fast: 'This was sent too quickly. Please try again.',
    is_closed: 'This work is closed. Choose “Something else” to write to us.',
    required: 'Please fill this in.',
    email_required: 'Please enter your email address.',
    invalid_email: 'Please enter an email address, such as name@example.com.',
    text_required: 'Please write what you would like to tell us.',
    date_required: 'Please choose a day and a time.',
    time_required: 'Please choose a time.',
    invalid_date: 'This is not a day.',
    invalid_time: 'This is not a time.',
    invalid_place: 'Please choose video or phone.',
    invalid_phone: 'Please enter a phone number.',
    invalid_locale: 'The language is en or pt.',
    invalid_type: 'This has the wrong type.',
    too_long: 'This is too long.',
  },
  pt: {
    not_found: 'Esta ligação já não funciona. Peça uma nova.',
    none_left: 'Todas as reuniões incluídas estão marcadas. Cancele uma para marcar outra hora.',
    slot_taken: 'Esta hora acabou de ser ocupada. Escolha outra.',
    slot_unknown: 'Nenhuma reunião começa a esta hora. Escolha outra.',
    slot_closed: 'Não é possível marcar uma reunião a esta hora. Escolha outra.',
    unknown_order: 'Nenhuma encomenda com reuniões corresponde a esta ligação.',
    too_many_mails: 'Já enviámos isto várias vezes hoje. Tente amanhã ou telefone-nos.',
    idempotency_key_reused:
      'Este formulário já foi enviado com outras respostas. Carregue a página de novo.',
    refused:
      'Não foi possível aceitar este formulário, porque um campo escondido vinha preenchido, talvez por um gestor de palavras-passe. Já está vazio: envie-o mais uma vez, por favor, ou ligue-nos ou escreva-nos.',
    too_fast: 'O envio foi demasiado rápido. Tente novamente.',
    is_closed: 'Este trabalho está encerrado. Escolha «Outro assunto» para nos escrever.',
    required: 'Preencha este campo.',
    email_required: 'Indique o seu endereço de e-mail.',
    invalid_email: 'Indique um endereço de e-mail, como nome@exemplo.pt.',
    text_required: 'Escreva o que nos quer dizer.',
    date_required: 'Escolha um dia e uma hora.',
    time_required: 'Escolha uma hora.',
    invalid_date: 'Isto não é um dia.',
    invalid_time: 'Isto não é uma hora.',
    invalid_place: 'Escolha vídeo ou telefone.',
    invalid_phone: 'Indique um número de telefone.',
    invalid_locale: 'O idioma é en ou pt.',
    invalid_type: 'O tipo não é válido.',
    too_long: 'Este texto é demasiado longo.',
  },
});

export type WithUsErrorCode = keyof typeof withUsErrorTexts.en;

export function withUsErrorText(language: Language, field: string, code: string): string {
  return codeText(withUsErrorTexts, language, { field, code });
}
