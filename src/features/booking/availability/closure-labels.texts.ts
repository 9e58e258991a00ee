import { defineTexts } from '#i18n/texts.ts';

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
