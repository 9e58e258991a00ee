import { daysFrom } from '#core/calendar-day.ts';
import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { companyZone } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type Booking, insertBooking } from '../booking.repository.server.ts';
import { companyToday, lastBookableDay } from '../booking.ts';
import { notifyOfBooking } from '../messages/notify-of-booking.server.ts';
import { noAnswers } from '../questions.ts';
import { loadAvailabilityContext, slotsLock } from '../rules/availability.server.ts';
import {
  dayAvailability,
  requestSlot,
  type ServerContext,
  slotStart,
} from '../rules/availability.ts';
import { cancelLapsedHolds } from '../rules/holds.server.ts';
import { newBooking } from './book-slot.server.ts';

/** A time on Lisbon's clock. */
export type WantedTime = { date: string; time: string };

/** Who is met, and what about. */
type Met = {
  id: string;
  personId: string;
  name: string;
  email: string;
  company: string;
  phone: string;
  language: 'en' | 'pt';
  about: string;
};

/** Whether a time that staff offered can still be had: it is ahead, and nothing else is at it. */
function isStillFree({ date, time }: WantedTime, availability: ServerContext): boolean {
  if (Date.parse(slotStart(date, time)) <= availability.now.getTime()) return false;
  const conflicts = availability.conflicts(date, time);
  return !conflicts.includes('booked') && !conflicts.includes('busy');
}

const latest = (offered: readonly WantedTime[] | null) =>
  offered?.map(({ date }) => date).reduce((last, date) => (date > last ? date : last), '') ?? '';

/** How many days with free times are listed. */
const mostDays = 6;

/**
 * Returns the times that can be booked for a request: of those that were offered, or the next free
 * slots of the calendar.
 */
export async function listTimesForRequest(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  offered: readonly WantedTime[] | null,
): Promise<WantedTime[]> {
  const now = clock();
  const through = latest(offered);
  const availability = await database.read((db) => loadAvailabilityContext(db, now, { through }));
  if (offered !== null) return offered.filter((one) => isStillFree(one, availability));
  const today = companyToday(now);
  const days = daysFrom(today, lastBookableDay(today, availability.rules.horizonDays))
    .map((day) => dayAvailability(day, availability))
    .filter(({ slots }) => slots.some(({ available }) => available));
  return days
    .slice(0, mostDays)
    .flatMap(({ date, slots }) =>
      slots.filter(({ available }) => available).map(({ time }) => ({ date, time })),
    );
}

/**
 * Books the time that a client chose for a request, with the mails about it, under the lock of all
 * bookings. A time that staff offered may be outside the slots that visitors see; any other is judged as
 * theirs. Another open booking of the client does not matter.
 */
export async function bookForRequest(
  context: Context,
  trx: Queryable,
  { date, time, offered }: WantedTime & { offered: readonly WantedTime[] | null },
  { id, personId, name, email, company, phone, language, about }: Met,
): Promise<Result<{ startsAt: string }, 'not_offered' | 'slot_taken'>> {
  const now = context.clock();
  const isOffered = offered?.some((one) => one.date === date && one.time === time) ?? false;
  if (offered !== null && !isOffered) return refuse('not_offered');
  await context.database.lock(trx, slotsLock);
  await cancelLapsedHolds(trx, toInstant(now));
  const availability = await loadAvailabilityContext(trx, now, { through: latest(offered) });
  const isFree = isOffered
    ? isStillFree({ date, time }, availability)
    : requestSlot(date, time, availability).ok;
  if (!isFree) return refuse('slot_taken');
  const rules = { ...availability.rules, holdMinutes: null };
  const startsAt = slotStart(date, time);
  const booking: Booking = {
    ...newBooking({
      id,
      startsAt,
      rules,
      caller: { networkHash: null, holdMinutes: null },
      personId,
      topic: null,
      now,
      input: {
        ...noAnswers,
        name: name || email,
        email,
        company,
        phone,
        date,
        time,
        place: '',
        about: '',
        aboutText: about,
        locale: language,
        timeZone: companyZone,
      },
    }),
    kind: 'meeting',
    // The link proves that the address is the client's.
    confirmedAt: toInstant(now),
  };
  await insertBooking(trx, booking);
  await notifyOfBooking(context, trx, { event: 'booked', booking, before: null, rules });
  return accept({ startsAt });
}
