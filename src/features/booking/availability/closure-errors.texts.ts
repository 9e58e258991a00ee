import { defineTexts } from '#i18n/texts.ts';

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
