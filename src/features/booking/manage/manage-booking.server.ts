import { toInstant } from '#core/clock.ts';
import { hashToken } from '#core/ids.server.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { topicOfColumns } from '#features/topics/topics.ts';
import { languageOf } from '#i18n/language.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { MoveInput } from '../booking.input.ts';
import {
  type Booking,
  getBookingByLink,
  type LinkedBooking,
  updateBooking,
} from '../booking.repository.server.ts';
import { isMeeting, type ManagedBooking } from '../booking.ts';
import { bookingCalendarFile, calendarEntry } from '../messages/booking-calendar.server.ts';
import { manageUrl } from '../messages/booking-mail-builder.server.ts';
import { notifyOfBooking } from '../messages/notify-of-booking.server.ts';
import { answersOf } from '../questions.ts';
import { loadAvailabilityContext, scopeOfMove } from '../rules/availability.server.ts';
import { requestSlot, type SlotRefusal, slotStart } from '../rules/availability.ts';
import { requireRules } from '../rules/booking-rules.repository.server.ts';
import { type BookingRules, placeOf } from '../rules/booking-rules.ts';
import { isLapsed } from '../rules/holds.server.ts';
import { applyCancellation, applyMove, changeBooking } from './change-booking.server.ts';

/** Returns whether a booking can be changed: it is neither cancelled nor lapsed and has not begun. */
export function isChangeable(booking: Booking, now: Date): boolean {
  const isOpen = booking.status !== 'cancelled' && !isLapsed(booking, now);
  return isOpen && Date.parse(booking.startsAt) > now.getTime();
}

/** Returns what was typed into the form for a booking. */
function typedIn(booking: Booking): ManagedBooking['again'] {
  const { name, email, company, phone, place, about } = booking;
  const call = { place: place ?? ('' as const), about: about ?? '', ...answersOf(booking) };
  return { name, email, company, phone, ...call };
}

/**
 * Returns what the holder of a manage link sees of a booking. Behind a mailed link that no one pressed
 * there is nothing that was typed: it may be what a stranger wants to tell the address's owner.
 */
function managedBooking(booking: LinkedBooking, rules: BookingRules, now: Date): ManagedBooking {
  const { id, sequence, reference, startsAt, endsAt, timeZone, heldUntil } = booking;
  const isUnconfirmed = booking.linkPurpose === 'mailed' && booking.confirmedAt === null;
  const status = isLapsed(booking, now) ? 'cancelled' : booking.status;
  const topic = topicOfColumns(booking);
  // Of a meeting nothing is booked with the visitors' form.
  const showsTyped = status === 'cancelled' && !isUnconfirmed && !isMeeting(booking);
  return {
    id,
    sequence,
    canChange: isChangeable(booking, now),
    canConfirm: isUnconfirmed && isChangeable(booking, now),
    reference,
    status,
    startsAt,
    endsAt,
    timeZone,
    language: languageOf(booking.language),
    name: isUnconfirmed ? '' : booking.name,
    ...(!isUnconfirmed && booking.aboutText && { aboutText: booking.aboutText }),
    ...(topic && { topic }),
    ...(isMeeting(booking) && { isMeeting: true as const }),
    ...(heldUntil !== null && { heldUntil }),
    ...(showsTyped && { again: typedIn(booking) }),
    ...placeOf(rules, booking.place),
  };
}

/** Returns the booking behind a manage link, or null for an unknown link. */
export async function showBooking(
  { database, clock }: Context,
  token: string,
): Promise<ManagedBooking | null> {
  return database.read(async (db) => {
    const booking = await getBookingByLink(db, hashToken(token));
    return booking ? managedBooking(booking, await requireRules(db), clock()) : null;
  });
}

export type ConfirmRefusal =
  | { code: 'not_found' }
  /** The link is that of the response, which proves nothing about the address. */
  | { code: 'link_not_mailed' }
  | { code: 'hold_lapsed' };

/**
 * Records that a person pressed a link that was mailed to the address. A held booking is made by it,
 * with its mails in the same transaction. Confirming again returns the same and sends nothing.
 */
export async function confirmBooking(
  context: Context,
  token: string,
): Promise<Result<ManagedBooking, ConfirmRefusal>> {
  return changeBooking<ManagedBooking, ConfirmRefusal>(context, token, async (trx, before) => {
    const now = context.clock();
    const rules = await requireRules(trx);
    if (before.confirmedAt !== null) return accept(managedBooking(before, rules, now));
    if (before.linkPurpose !== 'mailed') return refuse({ code: 'link_not_mailed' });
    if (isLapsed(before, now)) return refuse({ code: 'hold_lapsed' });
    if (before.status === 'cancelled') return accept(managedBooking(before, rules, now));
    const at = toInstant(now);
    const isHeld = before.status === 'held';
    const made = isHeld ? { status: 'confirmed' as const, heldUntil: null, updatedAt: at } : {};
    const booking = { ...before, ...made, confirmedAt: at };
    await updateBooking(trx, booking);
    if (isHeld)
      await notifyOfBooking(context, trx, { event: 'booked', booking, before: null, rules });
    return accept(managedBooking(booking, rules, now));
  });
}

export type MoveRefusal =
  | SlotRefusal
  | { code: 'not_found' | 'not_changeable' }
  /** The booking is held and has to be confirmed first. */
  | { code: 'not_confirmed' };

/**
 * Moves a booking to another slot, with the mails in the same transaction, so that the old slot can
 * be booked again. A move to its present slot changes nothing.
 */
export async function moveBooking(
  context: Context,
  token: string,
  { date, time, timeZone }: MoveInput,
): Promise<Result<ManagedBooking, MoveRefusal>> {
  return changeBooking<ManagedBooking, MoveRefusal>(context, token, async (trx, before) => {
    const now = context.clock();
    if (!isChangeable(before, now)) return refuse({ code: 'not_changeable' });
    if (before.status === 'held') return refuse({ code: 'not_confirmed' });
    const availability = await loadAvailabilityContext(trx, now, scopeOfMove(before));
    const { rules } = availability;
    const startsAt = slotStart(date, time);
    if (startsAt === before.startsAt) return accept(managedBooking(before, rules, now));
    const slot = requestSlot(date, time, availability, before.startsAt);
    if (!slot.ok) return slot;

    const booking = await applyMove(context, trx, before, { date, time, timeZone, rules });
    return accept(managedBooking(booking, rules, now));
  });
}

export type CancelRefusal = { code: 'not_found' } | { code: 'not_changeable' };

/**
 * Cancels a booking that has not begun, with the mails in the same transaction, so that the slot can
 * be booked again. Returns a cancelled booking unchanged.
 */
export async function cancelBooking(
  context: Context,
  token: string,
): Promise<Result<ManagedBooking, CancelRefusal>> {
  return changeBooking<ManagedBooking, CancelRefusal>(context, token, async (trx, before) => {
    const now = context.clock();
    const rules = await requireRules(trx);
    if (before.status === 'cancelled') return accept(managedBooking(before, rules, now));
    if (!isChangeable(before, now)) return refuse({ code: 'not_changeable' });
    const booking = await applyCancellation(context, trx, before, { rules });
    return accept(managedBooking(booking, rules, now));
  });
}

/** Returns the calendar file of the booking behind a manage link, or null for an unknown link. */
export async function showCalendarFile(
  { database, origin }: Context,
  token: string,
): Promise<{ filename: string; content: string } | null> {
  return database.read(async (db) => {
    const booking = await getBookingByLink(db, hashToken(token));
    if (!booking) return null;
    const entry = calendarEntry(booking, {
      company: await requireCompany(db),
      origin,
      manageUrl: manageUrl(origin, booking.language, token),
      rules: await requireRules(db),
    });
    return bookingCalendarFile(entry);
  });
}
