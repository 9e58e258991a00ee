import * as z from 'zod/mini';
import { codes, describeCall, json } from '#platform/http/describe-call.server.ts';
import { availabilityParameters } from '../book/booking.docs.server.ts';
import { moveInput } from '../booking.input.ts';
import { dayAvailabilitySchema, managedBookingSchema } from '../booking.schema.ts';

const tag = 'booking';
const booking = json(managedBookingSchema);
const notFound = { 404: codes('not_found') };

export const describeManagedBooking = describeCall({
  summary: {
    en: 'Returns the booking behind a manage link',
    pt: 'Devolve a marcação de uma ligação de gestão',
  },
  tag,
  responses: { 200: { description: { en: 'The booking', pt: 'A marcação' }, content: booking } },
  problems: notFound,
});

export const describeMoveAvailability = describeCall({
  summary: {
    en: 'Lists the slots that the booking behind a manage link could move to',
    pt: 'Lista os horários para que se pode mudar a marcação de uma ligação de gestão',
  },
  tag,
  parameters: availabilityParameters,
  responses: {
    200: {
      description: {
        en: 'Every day from `from` to `to`; the slot of the booking itself counts as free',
        pt: 'Todos os dias de `from` a `to`; o horário da própria marcação conta como livre',
      },
      content: json(z.array(dayAvailabilitySchema)),
    },
  },
  problems: {
    ...notFound,
    422: {
      en: 'A day that does not exist, the wrong order, or too many days',
      pt: 'Um dia que não existe, a ordem trocada ou dias a mais',
    },
  },
});

export const describeCalendarFile = describeCall({
  summary: {
    en: 'Returns the booking behind a manage link as a calendar file to download',
    pt: 'Devolve a marcação de uma ligação de gestão como ficheiro de calendário para descarregar',
  },
  tag,
  responses: {
    200: {
      description: {
        en: 'One event (RFC 5545), with the status of the booking',
        pt: 'Um evento (RFC 5545), com o estado da marcação',
      },
      content: { 'text/calendar': {} },
    },
  },
  problems: notFound,
});

export const describeMove = describeCall({
  summary: {
    en: 'Moves the booking behind a manage link to another slot',
    pt: 'Muda a marcação de uma ligação de gestão para outro horário',
  },
  tag,
  body: moveInput,
  responses: {
    200: {
      description: {
        en: 'The moved booking; unchanged for a move to its present slot',
        pt: 'A marcação mudada; inalterada, se o horário é o que já tinha',
      },
      content: booking,
    },
  },
  problems: {
    ...notFound,
    409: {
      en: '`slot_taken` with `nearest`, `not_changeable`, or `not_confirmed`',
      pt: '`slot_taken` com `nearest`, `not_changeable` ou `not_confirmed`',
    },
  },
});

export const describeCancel = describeCall({
  summary: {
    en: 'Cancels the booking behind a manage link',
    pt: 'Cancela a marcação de uma ligação de gestão',
  },
  tag,
  limited: true,
  responses: {
    200: {
      description: {
        en: 'The cancelled booking, also for a repeated call',
        pt: 'A marcação cancelada, também numa chamada repetida',
      },
      content: booking,
    },
  },
  problems: { ...notFound, 409: codes('not_changeable') },
});

export const describeConfirm = describeCall({
  summary: {
    en: 'Confirms the address by a link that was mailed to it, and makes a held booking',
    pt: 'Confirma o endereço através de uma ligação que lhe foi enviada e torna definitiva uma marcação reservada',
  },
  tag,
  limited: true,
  responses: {
    200: {
      description: {
        en: 'The confirmed booking, also for a repeated call',
        pt: 'A marcação confirmada, também numa chamada repetida',
      },
      content: booking,
    },
  },
  problems: {
    ...notFound,
    409: { en: '`link_not_mailed` or `hold_lapsed`', pt: '`link_not_mailed` ou `hold_lapsed`' },
  },
});
