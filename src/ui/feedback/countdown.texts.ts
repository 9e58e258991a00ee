import { defineTexts } from '#i18n/texts.ts';

export const countdownTexts = defineTexts({
  en: { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec', until: 'until' },
  pt: { days: 'dias', hours: 'horas', minutes: 'min', seconds: 'seg', until: 'até' },
});
