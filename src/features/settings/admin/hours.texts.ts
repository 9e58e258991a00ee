import { defineTexts } from '#i18n/texts.ts';

export const hoursTexts = defineTexts({
  en: {
    title: 'Hours',
    range: '{from} to {to}',
    days: '{first} to {last}',
    none: 'No consultation can be booked: there is no day or no slot.',
    link: 'Change in the calendar',
    text: 'Drawn from the rules of booking.',
  },
  pt: {
    title: 'Horário',
    range: '{from} às {to}',
    days: '{first} a {last}',
    none: 'Não é possível marcar consultas: não há dias ou horas.',
    link: 'Alterar no calendário',
    text: 'Conforme as regras de marcação.',
  },
});
