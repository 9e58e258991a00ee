import type { Holiday } from '#core/public-holidays.ts';
import type { Language } from '#i18n/language.ts';
import { defineTexts, type Texts, translate } from '#i18n/texts.ts';
import type { Closure } from './availability.ts';

/** Further texts: a closed day with a note, and the singular of a number. */
type ClosureVariant = 'closed_note' | 'too_soon_one' | 'beyond_horizon_one';

/**
 * Returns why a day or a slot is closed: a label for a screen or a message for a refusal, with the
 * holiday's name or the company's note.
 */
export function closureText<Reason extends string>(
  texts: Texts<Reason | ClosureVariant>,
  language: Language,
  closure: Closure<Reason>,
): string {
  const { reason, hours = 0, days = 0 } = closure;
  const note = (language === 'pt' ? closure.notePt : closure.note) ?? '';
  const holiday = closure.holiday ? translate(holidayTexts, language, closure.holiday) : '';
  const t = (key: Reason | ClosureVariant) =>
    translate(texts, language, key, { hours, days, note, holiday });
  if (reason === 'closed' && note !== '') return t('closed_note');
  if (reason === 'too_soon' && hours === 1) return t('too_soon_one');
  if (reason === 'beyond_horizon' && days === 1) return t('beyond_horizon_one');
  return t(reason);
}

/** Why a day or a slot is closed, as a short label on the screen. */
export const closureLabels = defineTexts({
  en: {
    past: 'Past',
    too_soon: 'Less than {hours} hours ahead',
    too_soon_one: 'Less than an hour ahead',
    taken: 'Taken',
    weekend: 'Weekend',
    beyond_horizon: 'Opens {days} days ahead',
    beyond_horizon_one: 'Opens one day ahead',
    full: 'No time left',
    holiday: 'Public holiday: {holiday}',
    closed: 'Closed',
    closed_note: 'Closed: {note}',
    current: 'Your time now',
  },
  pt: {
    past: 'Passado',
    too_soon: 'Faltam menos de {hours} horas',
    too_soon_one: 'Falta menos de uma hora',
    taken: 'Ocupado',
    weekend: 'Fim de semana',
    beyond_horizon: 'Abre com {days} dias de antecedência',
    beyond_horizon_one: 'Abre com um dia de antecedência',
    full: 'Sem horários livres',
    holiday: 'Feriado: {holiday}',
    closed: 'Fechado',
    closed_note: 'Fechado: {note}',
    current: 'A sua hora atual',
  },
});

/** Why a requested slot is refused, as the messages of the API. */
export const closureErrorTexts = defineTexts({
  en: {
    past: 'This time has passed',
    too_soon: 'Please choose a time at least {hours} hours from now',
    too_soon_one: 'Please choose a time at least one hour from now',
    taken: 'This time has just been taken',
    weekend: 'Weekends cannot be booked',
    beyond_horizon: 'Bookings open {days} days ahead',
    beyond_horizon_one: 'Bookings open one day ahead',
    full: 'No time is left on this day',
    holiday: '{holiday}: public holidays cannot be booked',
    closed: 'No bookings are taken on this day',
    closed_note: '{note}: no bookings are taken on this day',
  },
  pt: {
    past: 'Este horário já passou',
    too_soon: 'Escolha um horário daqui a pelo menos {hours} horas',
    too_soon_one: 'Escolha um horário daqui a pelo menos uma hora',
    taken: 'Este horário acabou de ser ocupado',
    weekend: 'Não há marcações ao fim de semana',
    beyond_horizon: 'As marcações abrem com {days} dias de antecedência',
    beyond_horizon_one: 'As marcações abrem com um dia de antecedência',
    full: 'Já não há horários livres neste dia',
    holiday: '{holiday}: não há marcações em feriados',
    closed: 'Não há marcações neste dia',
    closed_note: '{note}: não há marcações neste dia',
  },
});

/** The names of the public holidays that close a day. */
const holidayTexts = defineTexts<Holiday>({
  en: {
    new_year: "New Year's Day",
    good_friday: 'Good Friday',
    easter: 'Easter Sunday',
    freedom_day: 'Freedom Day',
    labour_day: 'Labour Day',
    corpus_christi: 'Corpus Christi',
    portugal_day: 'Portugal Day',
    saint_anthony: "Saint Anthony's Day",
    assumption: 'Assumption Day',
    republic_day: 'Republic Day',
    all_saints: "All Saints' Day",
    independence_day: 'Restoration of Independence',
    immaculate_conception: 'Immaculate Conception',
    christmas: 'Christmas Day',
  },
  pt: {
    new_year: 'Ano Novo',
    good_friday: 'Sexta-Feira Santa',
    easter: 'Domingo de Páscoa',
    freedom_day: 'Dia da Liberdade',
    labour_day: 'Dia do Trabalhador',
    corpus_christi: 'Corpo de Deus',
    portugal_day: 'Dia de Portugal',
    saint_anthony: 'Dia de Santo António',
    assumption: 'Assunção de Nossa Senhora',
    republic_day: 'Implantação da República',
    all_saints: 'Todos os Santos',
    independence_day: 'Restauração da Independência',
    immaculate_conception: 'Imaculada Conceição',
    christmas: 'Natal',
  },
});
