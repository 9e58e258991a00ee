import { defineTexts } from '#i18n/texts.ts';

/** The work for clients beside other things: on Today, with a person, with an order. */
export const workTexts = defineTexts({
  en: {
    late: 'Late work',
    withClient: 'With {client} since {day}',
    withUs: 'With us since {day}',
    lateDays: '{count} working days late',
    lateOne: 'one working day late',
    reminded: 'reminded {count} times',
    remindedOne: 'reminded once',
    work: 'Work',
    none: 'Nothing is being worked on.',
    begin: 'Begin work',
    ofOrder: 'Begin or open the work',
  },
  pt: {
    late: 'Trabalho atrasado',
    withClient: 'Com {client} desde {day}',
    withUs: 'Connosco desde {day}',
    lateDays: '{count} dias úteis de atraso',
    lateOne: 'um dia útil de atraso',
    reminded: 'lembrado {count} vezes',
    remindedOne: 'lembrado uma vez',
    work: 'Trabalho',
    none: 'Não há nenhum trabalho em curso.',
    begin: 'Começar um trabalho',
    ofOrder: 'Começar ou abrir o trabalho',
  },
});
