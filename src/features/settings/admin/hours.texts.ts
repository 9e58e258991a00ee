import { defineTexts } from '#i18n/texts.ts';

export const hoursTexts = defineTexts({
  en: {
    title: 'Hours',
    range: '{from} to {to}',
    days: '{first} to {last}',
    none: 'No consultation can be booked: there is no day or no slot.',
    link: 'Change in the calendar',
    text: 'Drawn from the rules of booking.',
    differs: 'The site says “{shown}”. The rules say “{drawn}”.',
    use: 'Show the rules’ hours',
    used: 'The site shows the hours of the rules',
    same: 'The site shows these hours.',
  },
  pt: {
    title: 'Horário',
    range: '{from} às {to}',
    days: '{first} a {last}',
    none: 'Não é possível marcar consultas: não há dias ou horas.',
    link: 'Alterar no calendário',
    text: 'Conforme as regras de marcação.',
    differs: 'O site diz «{shown}». As regras dizem «{drawn}».',
    use: 'Mostrar o horário das regras',
    used: 'O site mostra o horário das regras',
    same: 'O site mostra este horário.',
  },
});
