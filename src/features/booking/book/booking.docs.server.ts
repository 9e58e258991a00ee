import * as z from 'zod/mini';
import { codes, describeCall, json } from '#platform/http/describe-call.server.ts';
import { visitSourceParameter } from '#platform/http/visit-source.server.ts';
import { type availabilityInput, bookingInput } from '../booking.input.ts';
import {
  bookedSlotSchema,
  dayAvailabilitySchema,
  nextSlotSchema,
  offeredRulesSchema,
} from '../booking.schema.ts';

const tag = 'booking';

function dayParameter(name: keyof typeof availabilityInput.shape) {
  const schema = { type: 'string' as const, format: 'date' };
  return { name, in: 'query' as const, required: true, schema };
}

export const availabilityParameters = [dayParameter('from'), dayParameter('to')];

export const describeAvailability = describeCall({
  summary: {
    en: 'Lists the slots of each day, at most 190 days; days and times are those of Europe/Lisbon',
    pt: 'Lista os horários de cada dia, no máximo de 190 dias; os dias e as horas são os de Europe/Lisbon',
  },
  tag,
  parameters: availabilityParameters,
  responses: {
    200: {
      description: { en: 'Every day from `from` to `to`', pt: 'Todos os dias de `from` a `to`' },
      content: json(z.array(dayAvailabilitySchema)),
    },
  },
  problems: {
    422: {
      en: 'A day that does not exist, the wrong order, or too many days',
      pt: 'Um dia que não existe, a ordem trocada ou dias a mais',
    },
  },
});

export const describeBooking = describeCall({
  summary: {
    en: 'Books a free consultation; `company` may be left out where the rules say `companyOptional`',
    pt: 'Marca uma consulta gratuita; `company` pode faltar se as regras tiverem `companyOptional`',
  },
  tag,
  parameters: [visitSourceParameter],
  idempotencyKey: true,
  body: bookingInput,
  responses: {
    201: {
      description: {
        en: 'Booked, or, with `heldUntil`, held until the mailed link is pressed; the same response for a repeated Idempotency-Key',
        pt: 'Marcada ou, com `heldUntil`, reservada até alguém carregar na ligação enviada por e-mail; a mesma resposta para uma Idempotency-Key repetida',
      },
      content: json(bookedSlotSchema),
    },
  },
  problems: {
    409: {
      en: '`slot_taken` with `nearest`, or `already_booked`',
      pt: '`slot_taken` com `nearest`, ou `already_booked`',
    },
    422: codes('idempotency_key_reused', 'refused', 'too_fast'),
    429: codes('too_many_bookings', 'too_many_unconfirmed', 'too_many_mails'),
  },
});

export const describeNext = describeCall({
  summary: {
    en: 'Returns the first slot that is free now, and until when it can be booked',
    pt: 'Devolve o primeiro horário livre neste momento e até quando pode ser marcado',
  },
  tag,
  responses: {
    200: {
      description: {
        en: 'The slot, or null if none is free',
        pt: 'O horário, ou null se nenhum estiver livre',
      },
      content: json(nextSlotSchema),
    },
  },
});

export const describeRules = describeCall({
  summary: {
    en: 'Returns the booking rules that visitors need',
    pt: 'Devolve as regras de marcação de que os visitantes precisam',
  },
  tag,
  responses: {
    200: { description: { en: 'The rules', pt: 'As regras' }, content: json(offeredRulesSchema) },
  },
});
