import { isChangeable, judge, type Slot, spanOf, timesOn } from './booking-model.ts';
import { remind } from './running-server.ts';
import { type ApiResponse, ensure, type Month, nowOf, record } from './simulated-month.ts';
import {
  expectedMoveResponse,
  postBooking,
  postCancel,
  postMove,
  recordBooking,
  recordCancellation,
  recordMove,
} from './visitor-actions.ts';
import { newVisitor, pickBooking, pickSlot } from './visitors.ts';

function statuses(...answers: ApiResponse[]): string {
  return answers
    .map(({ status }) => status)
    .sort()
    .join();
}

/** Returns the slot itself, or another free one of its day that conflicts with it. */
function rivalOf({ model, random, site }: Month, slot: Slot): Slot {
  const { slotMinutes, bufferMinutes } = model.rules;
  const apart = (slotMinutes + bufferMinutes) * 60_000;
  const rivals = timesOn(model, slot.date)
    .map((time) => ({ date: slot.date, time }))
    .filter((one) => judge(model, one, site.clock.now.getTime()) === 'free')
    .filter((one) => Math.abs(spanOf(model, one).startsAt - spanOf(model, slot).startsAt) < apart);
  return random.pick(rivals);
}

/** Two visitors book one slot, or two that overlap, at the same moment: one of them gets it. */
export async function twoForOneSlot(month: Month): Promise<void> {
  const slot = pickSlot(month, 'free');
  if (!slot) return;
  const rival = rivalOf(month, slot);
  const one = newVisitor(month);
  const other = newVisitor(month, [one.email]);
  const [first, second] = await Promise.all([
    postBooking(month, one, slot),
    postBooking(month, other, rival),
  ]);
  const ended = statuses(first, second);
  record(month, 'two for one slot', `${slot.date} ${slot.time} and ${rival.time}: ${ended}`);
  ensure(ended === '201,409', `A race for ${slot.time} and ${rival.time} ended ${ended}.`);
  if (first.status === 201) recordBooking(month, one, slot, first);
  else recordBooking(month, other, rival, second);
}

/** One visitor moves to a slot that another books at the same moment. */
export async function moveAgainstBooking(month: Month): Promise<void> {
  const booking = pickBooking(month);
  const slot = pickSlot(month, 'free');
  if (!booking || !slot || expectedMoveResponse(month, booking, slot) !== '200') return;
  const visitor = newVisitor(month);
  const [moved, booked] = await Promise.all([
    postMove(month, booking, slot),
    postBooking(month, visitor, slot),
  ]);
  record(month, 'move against booking', `${slot.date} ${slot.time}: ${statuses(moved, booked)}`);
  if (moved.status === 200) {
    recordMove(month, booking, slot);
    ensure(booked.status === 409, `The slot was booked twice: ${booked.status}.`);
  } else {
    ensure(statuses(moved, booked) === '201,409', `A race ended ${statuses(moved, booked)}.`);
    recordBooking(month, visitor, slot, booked);
  }
}

/** A booking is moved and cancelled at the same moment. */
export async function moveAgainstCancel(month: Month): Promise<void> {
  const booking = pickBooking(month);
  const slot = pickSlot(month, 'free');
  if (!booking || !slot || expectedMoveResponse(month, booking, slot) !== '200') return;
  const [moved, cancelled] = await Promise.all([
    postMove(month, booking, slot),
    postCancel(month, booking),
  ]);
  record(month, 'move against cancel', `${booking.reference}: ${moved.status}`);
  ensure(cancelled.status === 200, `Cancelling against a move: ${cancelled.status}.`);
  ensure([200, 409].includes(moved.status), `Moving against a cancelling: ${moved.status}.`);
  if (moved.status === 200) recordMove(month, booking, slot);
  recordCancellation(month, booking);
}

/** A booking is cancelled while the reminders are written: in either order, none remains. */
export async function cancelAgainstReminders(month: Month): Promise<void> {
  const { model } = month;
  const now = nowOf(month);
  const next = model.bookings
    .filter((one) => isChangeable(one, now))
    .sort((one, other) => one.startsAt - other.startsAt)[0];
  if (!next) return;
  const cancelling = postCancel(month, next);
  recordCancellation(month, next);
  const [cancelled] = await Promise.all([cancelling, remind(month)]);
  record(month, 'cancel against reminders', next.reference);
  ensure(cancelled.status === 200, `Cancelling against the job: ${cancelled.status}.`);
}
