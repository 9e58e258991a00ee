import { defineTexts } from '#i18n/texts.ts';

export const orderMeetingsTexts = defineTexts({
  en: {
    title: 'Meetings',
    left: '{left} of {meetings} left to book, {minutes} minutes each',
    date: 'Day',
    time: 'Start (Lisbon)',
    book: 'Book',
    bookAnyway: 'Book anyway',
    booking: 'Booking',
    breaks:
      'This time breaks a rule: a day without consultations, closed hours, an appointment elsewhere, or no slot begins then.',
    booked: 'The meeting is booked, and the client is told by email',
  },
  pt: {
    title: 'Reuniões',
    left: '{left} de {meetings} por marcar, de {minutes} minutos cada',
    date: 'Dia',
    time: 'Início (Lisboa)',
    book: 'Marcar',
    bookAnyway: 'Marcar mesmo assim',
    booking: 'A marcar',
    breaks:
      'Esta hora não cumpre uma regra: um dia sem consultas, horas fechadas, um compromisso noutro lado, ou nenhum horário começa então.',
    booked: 'A reunião está marcada e o cliente recebe um e-mail',
  },
});
