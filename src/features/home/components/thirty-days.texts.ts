import { defineTexts } from '#i18n/texts.ts';

export const thirtyDaysTexts = defineTexts({
  en: {
    week: 'Week {number}',
    turns:
      'Working days up to the opening: {client} are yours, {us} are ours, {state} belong to the State or the bank. The company opens on the last.',
  },
  pt: {
    week: 'Semana {number}',
    turns:
      'Dias úteis até à abertura: {client} são do cliente, {us} são nossos, {state} são do Estado ou do banco. A empresa abre no último.',
  },
});
