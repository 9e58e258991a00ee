import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';
import { mostClosedDays } from '../rules/booking-rules.input.ts';

/** Messages for the codes of `booking-rules.input.ts`, by `<field>_<code>` or `<code>`. */
const ruleErrorTexts = defineTexts({
  en: {
    required: 'This field is required',
    repeated: 'A time is listed twice',
    too_many: 'At most 48 slots a day',
    invalid_number: 'Please give a whole number',
    out_of_range: 'This number is too small or too large',
    invalid_time: 'Write times such as 09:30; slots begin at 06:00 or later',
    past_midnight: 'The last slot would end after midnight',
    invalid_place: 'This is not a way to meet',
    invalid_link: 'Please give an address that begins with https://',
    url_not_a_calendar:
      'This address shows a web page, not a calendar. The right one is in your calendar’s settings and often ends in .ics',
    invalid_email: 'Please give email addresses such as ana@example.com',
    ownAddresses_too_many: 'At most ten addresses',
    invalid_date: 'This is not a day of the calendar',
    invalid_type: 'This does not have the right format',
    invalid_value: 'This does not have the right format',
    invalid_key: 'This does not have the right format',
    too_long: 'This text is too long',
    past: 'This day has passed',
    before_day: 'The last day is before the first',
    before_from: 'The end is before the beginning',
    too_many_days: 'At most {most} days at once',
    not_closed: 'This is not closed',
  },
  pt: {
    required: 'Este campo é obrigatório',
    repeated: 'Há um horário repetido',
    too_many: 'No máximo 48 horários por dia',
    invalid_number: 'Indique um número inteiro',
    out_of_range: 'Este número é demasiado pequeno ou demasiado grande',
    invalid_time: 'Escreva as horas como 09:30; os horários começam às 06:00 ou depois',
    past_midnight: 'O último horário acabaria depois da meia-noite',
    invalid_place: 'Esta forma de reunir não existe',
    invalid_link: 'Indique um endereço que comece por https://',
    url_not_a_calendar:
      'Este endereço mostra uma página, não um calendário. O endereço certo está nas definições do seu calendário e termina muitas vezes em .ics',
    invalid_email: 'Indique endereços de e-mail como ana@example.com',
    ownAddresses_too_many: 'No máximo dez endereços',
    invalid_date: 'Este dia não existe no calendário',
    invalid_type: 'O formato não é o correto',
    invalid_value: 'O formato não é o correto',
    invalid_key: 'O formato não é o correto',
    too_long: 'Este texto é demasiado longo',
    past: 'Este dia já passou',
    before_day: 'O último dia é anterior ao primeiro',
    before_from: 'O fim é anterior ao início',
    too_many_days: 'No máximo {most} dias de cada vez',
    not_closed: 'Isto não está fechado',
  },
});

/** Returns the message for a code at a field of the rules or of what is closed. */
export function ruleErrorText(language: Language, field: string, code: string): string {
  return codeText(ruleErrorTexts, language, { field, code, params: { most: mostClosedDays } });
}
