import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts, type TextParams, translate } from '#i18n/texts.ts';
import { holidayTexts } from './availability/holidays.texts.ts';
import { mostDays } from './book/booking.input.ts';
import { horizonDays, noticeHours, type Slot } from './booking.ts';

/** Sentences for the codes of `booking.input.ts` and of refusals, by `<field>_<code>` or `<code>`. */
export const bookingErrorTexts = defineTexts({
  en: {
    name_required: 'Name is required',
    email_required: 'Invalid email address',
    email_invalid_email: 'Invalid email address',
    company_required: 'Company name is required',
    phone_required: 'Phone number is required',
    date_required: 'Please select both a date and time slot',
    time_required: 'Please select both a date and time slot',
    date_invalid_date: 'This is not a day of the calendar (YYYY-MM-DD)',
    time_invalid_time: 'This is not one of the time slots',
    from_required: 'Please give the first day (YYYY-MM-DD)',
    from_invalid_date: 'This is not a day of the calendar (YYYY-MM-DD)',
    to_required: 'Please give the last day (YYYY-MM-DD)',
    to_invalid_date: 'This is not a day of the calendar (YYYY-MM-DD)',
    to_before_from: 'The last day lies before the first',
    to_too_many_days: 'At most {most} days can be asked for at once',
    locale_invalid_locale: 'The language must be en or pt',
    too_long: 'This text is too long',
    invalid_type: 'This field must be a text',
    past: 'This time has passed',
    weekend: 'Weekends cannot be booked',
    holiday: '{holiday}: public holidays cannot be booked',
    closed: 'No bookings are taken on this day',
    closed_note: '{note}: no bookings are taken on this day',
    beyond_horizon: 'Bookings open {days} days ahead',
    too_soon: 'Please choose a time at least {hours} hours from now',
    taken: 'This time has just been taken',
    slot_taken: 'This time has just been taken. Please choose another one.',
    already_booked: 'This address has a booking ahead. We sent its link again by e-mail.',
    refused: 'This form could not be accepted. Please call or write to us.',
    too_fast: 'That was very fast. Please send the form once more.',
    idempotency_key_reused: 'This Idempotency-Key came with another request before',
    not_found: 'This booking was not found',
    not_changeable: 'This booking has begun or was cancelled; it can no longer be changed',
  },
  pt: {
    name_required: 'O nome é obrigatório',
    email_required: 'Endereço de e-mail inválido',
    email_invalid_email: 'Endereço de e-mail inválido',
    company_required: 'O nome da empresa é obrigatório',
    phone_required: 'O número de telefone é obrigatório',
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
    past: 'Este horário já passou',
    weekend: 'Não há marcações ao fim de semana',
    holiday: '{holiday}: não há marcações em feriados',
    closed: 'Não há marcações neste dia',
    closed_note: '{note}: não há marcações neste dia',
    beyond_horizon: 'As marcações abrem com {days} dias de antecedência',
    too_soon: 'Escolha um horário daqui a pelo menos {hours} horas',
    taken: 'Este horário acabou de ser ocupado',
    slot_taken: 'Este horário acabou de ser ocupado. Escolha outro, por favor.',
    already_booked:
      'Este endereço já tem uma marcação. Enviámos novamente a respetiva ligação por e-mail.',
    refused: 'Não foi possível aceitar este formulário. Ligue-nos ou escreva-nos, por favor.',
    too_fast: 'Foi muito rápido. Envie o formulário mais uma vez, por favor.',
    idempotency_key_reused: 'Esta Idempotency-Key já veio com outro pedido',
    not_found: 'Esta marcação não foi encontrada',
    not_changeable: 'Esta marcação já começou ou foi cancelada; já não pode ser alterada',
  },
});

const figures = { days: horizonDays, hours: noticeHours, most: mostDays };

/** The sentence for a code at a field, as `codeText` finds it; without params the usual figures. */
export function bookingErrorText(
  language: Language,
  field: string,
  code: string,
  params: TextParams = {},
): string {
  return codeText(bookingErrorTexts, language, { field, code, params: { ...figures, ...params } });
}

/** What a closed slot is said to be closed by: the owner's note of the day, and the figures in force. */
export type ClosedSlot = Pick<Slot, 'reason' | 'holiday'> & {
  note?: string | undefined;
  days?: number;
  hours?: number;
};

/** Why a slot is closed, in words; a holiday by its name, a closed day by the owner's reason. */
export function closedText(language: Language, closed: ClosedSlot): string {
  const { reason = 'taken', holiday, note, days = horizonDays, hours = noticeHours } = closed;
  const name = holiday ? translate(holidayTexts, language, holiday) : '';
  const code = reason === 'closed' && note ? 'closed_note' : reason;
  return bookingErrorText(language, 'date', code, { holiday: name, note: note ?? '', days, hours });
}
