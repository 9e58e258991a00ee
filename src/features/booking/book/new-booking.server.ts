import { newReference } from '#core/ids.server.ts';
import { type Topic, topicColumns } from '#features/topics/topics.ts';
import { slotEnd } from '../availability/slot-times.ts';
import type { Booking } from '../booking.repository.server.ts';
import { holdEnd } from '../holds/holds.ts';
import type { JudgedCaller } from '../limits/judge-caller.server.ts';
import type { BookingRules } from '../rules/booking-rules.ts';
import type { BookingInput } from './booking.input.ts';

type NewBooking = {
  id: string;
  input: BookingInput;
  startsAt: string;
  rules: BookingRules;
  caller: JudgedCaller;
  personId: string;
  /** What the call is about, if it is a record of the site. */
  topic: Topic | null;
  now: Date;
};

/** Returns a booking to store: confirmed, or held where the rules or the limits want it. */
export function newBooking(given: NewBooking): Booking {
  const { id, input, startsAt, rules, caller, personId, topic, now } = given;
  const holdMinutes = rules.holdMinutes ?? caller.holdMinutes;
  const createdAt = now.toISOString();
  return {
    id,
    reference: newReference(),
    status: holdMinutes === null ? 'confirmed' : 'held',
    startsAt,
    endsAt: slotEnd(startsAt, rules),
    day: input.date,
    time: input.time,
    name: input.name,
    email: input.email,
    emailKey: input.email.toLowerCase(),
    company: input.company,
    phone: input.phone,
    language: input.locale,
    timeZone: input.timeZone,
    personId,
    sequence: 0,
    networkHash: caller.networkHash,
    confirmedAt: null,
    heldUntil: holdMinutes === null ? null : holdEnd(startsAt, holdMinutes, now),
    noShowAt: null,
    ...topicColumns(topic),
    aboutText: input.aboutText,
    place: input.place === '' ? null : input.place,
    createdAt,
    updatedAt: createdAt,
  };
}
