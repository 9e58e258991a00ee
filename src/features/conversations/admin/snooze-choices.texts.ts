import { defineTexts } from '#i18n/texts.ts';

/** When a conversation comes back. */
export const snoozeChoicesTexts = defineTexts({
  en: {
    snoozeRule: 'Snoozing does not extend the promised time.',
    snooze_tonight: 'Tonight, {time}',
    snooze_tomorrow: 'Tomorrow, {time}',
    snooze_monday: 'Monday, {time}',
    snoozeDay: 'Another day, in the morning',
  },
  pt: {
    snoozeRule: 'Adiar não prolonga o prazo prometido.',
    snooze_tonight: 'Hoje, {time}',
    snooze_tomorrow: 'Amanhã, {time}',
    snooze_monday: 'Segunda-feira, {time}',
    snoozeDay: 'Noutro dia, de manhã',
  },
});
