import { companyZone, readClock } from '#core/zoned-time.ts';
import type { PlainPost, PlainReply } from '#platform/http/plain-page.ts';
import { openDays, readSlotValue } from '../book/components/plain-times.server.tsx';
import { moveInput } from '../booking.input.ts';
import { availabilityQuery, rulesQuery } from '../booking.queries.ts';
import {
  companyToday,
  type DayAvailability,
  type ManagedBooking,
  type OfferedRules,
} from '../booking.ts';
import { slotStart } from '../rules/availability.ts';
import type { RefusalMessage } from '../slots/components/booking-refusal.ts';
import { tokenOf } from './components/plain-managed.server.tsx';
import { PlainMove } from './components/plain-move.server.tsx';
import type { Change } from './components/send-change.ts';

/** Whether a booking can be moved: it is open, and not only held. */
export function canMove({ canChange, heldUntil }: ManagedBooking): boolean {
  return canChange && heldUntil === undefined;
}

/** Returns the move to the time that was chosen; null without one. */
export function chosenMove({ fields, language }: PlainPost): Change | null {
  const { data } = moveInput.safeParse({ ...readSlotValue(fields.slot), locale: language });
  if (!data) return null;
  const { date, time } = data;
  return { action: 'move', slot: data, startsAt: slotStart(date, time) };
}

/** Reads the days to move to, without the time that the booking has. */
async function readOtherTimes(post: PlainPost, { startsAt }: ManagedBooking) {
  const { horizonDays } = (await post.read(rulesQuery().queryKey[0])) as OfferedRules;
  const query = availabilityQuery(companyToday(post.now), horizonDays, tokenOf(post));
  const days = (await post.read(query.queryKey[0])) as DayAvailability[];
  return days.map(({ slots, ...day }) => ({
    ...day,
    slots: slots.filter(({ time }) => slotStart(day.date, time) !== startsAt),
  }));
}

type Shown = { status: number; whenError?: string; refusal?: RefusalMessage };

/** Shows the form that moves a booking, at the day that was asked for or chosen last. */
export async function showMove(
  post: PlainPost,
  booking: ManagedBooking,
  { status, whenError, refusal }: Shown,
): Promise<PlainReply> {
  const { day, slot = '', shownDay = '' } = post.fields;
  const ownDay = readClock(booking.startsAt, companyZone).day;
  const asked = day ?? (readSlotValue(slot).date || shownDay || ownDay);
  const screen = (
    <PlainMove
      token={tokenOf(post)}
      booking={booking}
      days={openDays(await readOtherTimes(post, booking), asked)}
      slot={slot}
      whenError={whenError ?? null}
      refusal={refusal ?? null}
    />
  );
  return { status, screen };
}
