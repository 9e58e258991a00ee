import { isChangeable, judge, type Slot, spanOf } from './booking-model.ts';
import { remind } from './running-server.ts';
import { type Answer, demand, type Month, nowOf, tell } from './simulated-month.ts';
import {
  moveAnswer,
  noteBooked,
  noteCancelled,
  noteMoved,
  postBooking,
  postCancel,
  postMove,
} from './visitor-actions.ts';
import { someBooking, somebodyNew, someSlot } from './visitors.ts';

function statuses(...answers: Answer[]): string {
  return answers
    .map(({ status }) => status)
    .sort()
    .join();
}

/** The slot itself, or another free one of its day that cannot stand beside it. */
function rivalOf({ model, random, site }: Month, slot: Slot): Slot {
  const { slotMinutes, bufferMinutes } = model.rules;
  const apart = (slotMinutes + bufferMinutes) * 60_000;
  const rivals = model.rules.slotTimes
    .map((time) => ({ date: slot.date, time }))
    .filter((one) => judge(model, one, site.clock.now.getTime()) === 'free')
    .filter((one) => Math.abs(spanOf(model, one).startsAt - spanOf(model, slot).startsAt) < apart);
  return random.pick(rivals);
}

/** Two visitors want one slot, or two that overlap, at the same moment: one of them has it. */
export async function twoForOneSlot(month: Month): Promise<void> {
  const slot = someSlot(month, 'free');
  if (!slot) return;
  const rival = rivalOf(month, slot);
  const one = somebodyNew(month);
  const other = somebodyNew(month, [one.email]);
  const [first, second] = await Promise.all([
    postBooking(month, one, slot),
    postBooking(month, other, rival),
  ]);
  const ended = statuses(first, second);
  tell(month, 'two for one slot', `${slot.date} ${slot.time} and ${rival.time}: ${ended}`);
  demand(ended === '201,409', `A race for ${slot.time} and ${rival.time} ended ${ended}.`);
  if (first.status === 201) noteBooked(month, one, slot, first);
  else noteBooked(month, other, rival, second);
}

/** One visitor moves to where another books at the same moment. */
export async function moveAgainstBooking(month: Month): Promise<void> {
  const booking = someBooking(month);
  const slot = someSlot(month, 'free');
  if (!booking || !slot || moveAnswer(month, booking, slot) !== '200') return;
  const person = somebodyNew(month);
  const [moved, booked] = await Promise.all([
    postMove(month, booking, slot),
    postBooking(month, person, slot),
  ]);
  tell(month, 'move against booking', `${slot.date} ${slot.time}: ${statuses(moved, booked)}`);
  if (moved.status === 200) {
    noteMoved(month, booking, slot);
    demand(booked.status === 409, `The slot was given twice: ${booked.status}.`);
  } else {
    demand(statuses(moved, booked) === '201,409', `A race ended ${statuses(moved, booked)}.`);
    noteBooked(month, person, slot, booked);
  }
}

/** A booking is moved and cancelled at the same moment. */
export async function moveAgainstCancel(month: Month): Promise<void> {
  const booking = someBooking(month);
  const slot = someSlot(month, 'free');
  if (!booking || !slot || moveAnswer(month, booking, slot) !== '200') return;
  const [moved, cancelled] = await Promise.all([
    postMove(month, booking, slot),
    postCancel(month, booking),
  ]);
  tell(month, 'move against cancel', `${booking.reference}: ${moved.status}`);
  demand(cancelled.status === 200, `Cancelling against a move: ${cancelled.status}.`);
  demand([200, 409].includes(moved.status), `Moving against a cancelling: ${moved.status}.`);
  if (moved.status === 200) noteMoved(month, booking, slot);
  noteCancelled(month, booking);
}

/** A booking is cancelled while the reminders are written: whatever comes first, none stays. */
export async function cancelAgainstReminders(month: Month): Promise<void> {
  const { model } = month;
  const now = nowOf(month);
  const next = model.bookings
    .filter((one) => isChangeable(one, now))
    .sort((one, other) => one.startsAt - other.startsAt)[0];
  if (!next) return;
  const cancelling = postCancel(month, next);
  noteCancelled(month, next);
  const [cancelled] = await Promise.all([cancelling, remind(month)]);
  tell(month, 'cancel against reminders', next.reference);
  demand(cancelled.status === 200, `Cancelling against the job: ${cancelled.status}.`);
}
