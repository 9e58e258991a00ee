import { defineTexts } from '#i18n/texts.ts';

/** The words of a publication at a time. */
export const scheduleTexts = defineTexts({
  en: {
    when: 'It goes out on {when}.',
    whenWords: '{day}, {time} in Lisbon',
    day: 'Day',
    time: 'Time in Lisbon',
    schedule: 'Schedule',
    scheduleFailed: 'It was not published at its time: {why}',
  },
  pt: {
    when: 'Sai a {when}.',
    whenWords: '{day}, {time} em Lisboa',
    day: 'Dia',
    time: 'Hora de Lisboa',
    schedule: 'Agendar',
    scheduleFailed: 'Não foi publicado à hora marcada: {why}',
  },
});
