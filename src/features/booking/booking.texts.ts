import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts, type TextParams } from '#i18n/texts.ts';
import { maxDays } from './booking.input.ts';

/** Messages for the codes of `booking.input.ts` and of refusals, by `<field>_<code>` or `<code>`. */
export const bookingErrorTexts = defineTexts({
  en: {
    name_required: 'Name is required',
    email_required: 'Invalid email address',
    email_invalid_email: 'Invalid email address',
    company_required: 'Company name is required',
    phone_required: 'Phone number is required',
    phone_required_to_call: 'To call you, we need your phone number',
    place_invalid_place: 'The call is by video or phone',
    date_required: 'Please select both a date and time slot',
    time_required: 'Please select both a date and time slot',
    date_invalid_date: 'This is not a day of the calendar (YYYY-MM-DD)',
    time_invalid_time: 'This is not one of the time slots',
    from_required: 'Please give the first day (YYYY-MM-DD)',
    from_invalid_date: 'This is not a day of the calendar (YYYY-MM-DD)',
    to_required: 'Please give the last day (YYYY-MM-DD)',
    to_invalid_date: 'This is not a day of the calendar (YYYY-MM-DD)',
    to_before_from: 'The last day is before the first',
    to_too_many_days: 'You can request at most {most} days at once',
    locale_invalid_locale: 'The language must be en or pt',
    too_long: 'This text is too long',
    invalid_type: 'This field must be a text',
    slot_taken: 'This time has just been taken. Please choose another one.',
    already_booked:
      'This email address already has a booking. Its link is in our latest email there.',
    refused:
      'This form could not be accepted, because a hidden field was filled in, perhaps by a password manager. It is empty again now: please send it once more, or call or write to us.',
    too_fast: 'That was quick. Please send the form again.',
    idempotency_key_reused: 'This Idempotency-Key was already used for another request',
    not_found: 'This booking was not found',
    too_many_bookings:
      'Many consultations were booked from your network today. Try again tomorrow, or call or write to us.',
    too_many_unconfirmed:
      'Several bookings from your network are still to be confirmed by the link in their email. Open one of those links first, or call or write to us.',
    too_many_mails:
      'Today we have already sent this address several emails to confirm a booking. Use one of them, or call or write to us.',
    not_confirmed: 'Please confirm this booking first',
    link_not_mailed: 'Open the link in the email that we sent to the address of the booking',
    hold_lapsed: 'The time was not confirmed in time and is free again. Please book again.',
    not_changeable: 'This booking has begun or was cancelled; it can no longer be changed',
  },
  pt: {
    name_required: 'O nome é obrigatório',
    email_required: 'Endereço de e-mail inválido',
    email_invalid_email: 'Endereço de e-mail inválido',
    company_required: 'O nome da empresa é obrigatório',
    phone_required: 'O número de telefone é obrigatório',
    phone_required_to_call: 'Para lhe ligarmos, precisamos do número de telefone',
    place_invalid_place: 'A chamada é por vídeo ou por telefone',
    date_required: 'Selecione uma data e um horário',
    time_required: 'Selecione uma data e um horário',
    date_invalid_date: 'Este dia não existe no calendário (AAAA-MM-DD)',
    time_invalid_time: 'Este não é um dos horários disponíveis',
    from_required: 'Indique o primeiro dia (AAAA-MM-DD)',
    from_invalid_date: 'Este dia não existe no calendário (AAAA-MM-DD)',
    to_required: 'Indique o último dia (AAAA-MM-DD)',
    to_invalid_date: 'Este dia não existe no calendário (AAAA-MM-DD)',
    to_before_from: 'O último dia é anterior ao primeiro',
    to_too_many_days: 'Só é possível pedir {most} dias de cada vez',
    locale_invalid_locale: 'O idioma tem de ser en ou pt',
    too_long: 'Este texto é demasiado longo',
    invalid_type: 'Este campo tem de ser texto',
    slot_taken: 'Este horário acabou de ser ocupado. Escolha outro, por favor.',
    already_booked:
      'Este e-mail já tem uma marcação. A ligação está no e-mail mais recente que enviámos para lá.',
    refused:
      'Não foi possível aceitar este formulário, porque um campo escondido vinha preenchido, talvez por um gestor de palavras-passe. Já está vazio: envie-o mais uma vez, por favor, ou ligue-nos ou escreva-nos.',
    too_fast: 'Foi muito rápido. Envie o formulário mais uma vez, por favor.',
    idempotency_key_reused: 'Esta Idempotency-Key já foi usada noutro pedido',
    not_found: 'Esta marcação não foi encontrada',
    too_many_bookings:
      'Hoje já foram marcadas muitas consultas a partir da sua rede. Tente amanhã, ligue-nos ou escreva-nos.',
    too_many_unconfirmed:
      'Várias marcações da sua rede aguardam confirmação pela ligação do respetivo e-mail. Abra primeiro uma dessas ligações, ligue-nos ou escreva-nos.',
    too_many_mails:
      'Hoje já enviámos a este endereço vários e-mails para confirmar uma marcação. Use um deles, ligue-nos ou escreva-nos.',
    not_confirmed: 'Confirme primeiro esta marcação',
    link_not_mailed: 'Abra a ligação do e-mail que enviámos para o endereço da marcação',
    hold_lapsed:
      'A hora não foi confirmada a tempo e voltou a ficar livre. Marque de novo, por favor.',
    not_changeable: 'Esta marcação já começou ou foi cancelada; já não pode ser alterada',
  },
});

/** Returns the message for a code at a field, as `codeText` finds it. */
export function bookingErrorText(
  language: Language,
  field: string,
  code: string,
  params: TextParams = {},
): string {
  return codeText(bookingErrorTexts, language, {
    field,
    code,
    params: { most: maxDays, ...params },
  });
}
