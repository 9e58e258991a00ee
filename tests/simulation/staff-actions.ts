import { replaceBusyTimes } from '#features/booking/busy/busy-calendar.server.ts';
import { bookForClient } from '#features/booking/desk/book-for-client.server.ts';
import { cancelForClient, moveForClient } from '#features/booking/desk/change-for-client.server.ts';
import { noAnswers } from '#features/booking/questions.ts';
import { closeHours, reopenHours } from '#features/booking/rules/close-times.server.ts';
import { addDays, isChangeable, judgeForStaff, openBookingOf, todayAt } from './booking-model.ts';
import { lisbonInstant } from './expected-clocks.ts';
import { ensure, type Month, nowOf, record } from './simulated-month.ts';
import { codeOf, dieSometimes, staffContext } from './staff-attempts.ts';
import { undoSometimes } from './undo-actions.ts';
import { recordBooking, recordCancellation, recordMove } from './visitor-actions.ts';
import { newVisitor, pickBooking, pickSlot } from './visitors.ts';

/** Returns the token of the link in the mail about a booking that was just made. */
async function mailedToken({ site }: Month, id: string): Promise<string> {
  const rows = await site.database.read((db) =>
    db
      .selectFrom('outbox')
      .select('payload')
      .where('messageId', 'like', `booking-confirmed.${id}.%`)
      .execute(),
  );
  const [, token] = /\/manage-booking\/([\w-]+)/.exec(JSON.stringify(rows)) ?? [];
  ensure(token !== undefined, 'A booking by staff has no mail with a link.');
  return token;
}

const expectedCode = {
  free: 'done',
  breaks: 'breaks_rules',
  slot_taken: 'slot_taken',
  past: 'past',
};

/** Staff book for somebody, at times against a rule, which they have to say. */
export async function bookFor(month: Month): Promise<void> {
  const { random, model } = month;
  const slot = pickSlot(month, random.chance(0.5) ? 'free' : 'any');
  if (!slot) return;
  const visitor = newVisitor(month);
  const { name, email, language, zone } = visitor;
  const input = { ...slot, name, email, language, timeZone: zone, locale: 'en' } as const;
  const call = { place: '', about: '', ...noAnswers } as const;
  const request = {
    ...input,
    company: '',
    phone: '',
    word: 'Until then.',
    override: false,
    ...call,
  };
  const judged = judgeForStaff(model, slot, nowOf(month));
  ensure(openBookingOf(model, email, nowOf(month)) === undefined, 'The visitor has a booking.');
  const key = crypto.randomUUID();
  const book = (override: boolean) =>
    bookForClient(staffContext(month), { ...request, override }, override ? null : key);
  if (judged === 'free') await dieSometimes(month, () => book(false));
  let outcome = await book(false);
  record(month, 'book for', `${email} ${slot.date} ${slot.time}: ${codeOf(outcome)}`);
  ensure(codeOf(outcome) === expectedCode[judged], `Staff got ${codeOf(outcome)}, not ${judged}.`);
  if (judged === 'breaks' && random.chance(0.4)) outcome = await book(true);
  if (!outcome.ok) return;
  const { id, reference, startsAt } = outcome.value;
  const manageUrl = `/${await mailedToken(month, id)}`;
  recordBooking(month, visitor, slot, { body: { id, reference, startsAt, manageUrl } }, true);
}

/** Staff move a booking. */
export async function moveFor(month: Month): Promise<void> {
  const { random, model } = month;
  const booking = pickBooking(month);
  const slot = pickSlot(month, random.chance(0.6) ? 'free' : 'any');
  if (!booking || !slot) return;
  if (slot.date === booking.date && slot.time === booking.time) return;
  const judged = judgeForStaff(model, slot, nowOf(month), booking);
  const seen = { id: booking.id, revision: booking.sequence };
  const move = (override: boolean) =>
    moveForClient(staffContext(month), seen, { ...slot, word: '', override, locale: 'en' });
  if (judged === 'free') await dieSometimes(month, () => move(false));
  let outcome = await move(false);
  record(month, 'move for', `${booking.reference} ${slot.date} ${slot.time}: ${codeOf(outcome)}`);
  ensure(codeOf(outcome) === expectedCode[judged], `Staff got ${codeOf(outcome)}, not ${judged}.`);
  if (judged === 'breaks' && random.chance(0.3)) outcome = await move(true);
  if (!outcome.ok) return;
  const before = { ...booking };
  recordMove(month, booking, slot, true);
  await undoSometimes(month, booking, before);
}

/** Staff cancel a booking, at times twice. */
export async function cancelFor(month: Month): Promise<void> {
  const booking = pickBooking(month);
  if (!booking) return;
  const seen = { id: booking.id, revision: booking.sequence };
  const cancel = () => cancelForClient(staffContext(month), seen, { word: 'I am sorry.' });
  ensure(isChangeable(booking, nowOf(month)), 'A booking that has begun was picked.');
  await dieSometimes(month, cancel);
  const outcome = await cancel();
  record(month, 'cancel for', `${booking.reference}: ${codeOf(outcome)}`);
  ensure(outcome.ok, 'Staff could not cancel.');
  const before = { ...booking };
  recordCancellation(month, booking, true);
  await undoSometimes(month, booking, before);
}

/** Closes hours of one of the next days; the bookings within them stay. */
export async function closeSomeHours(month: Month): Promise<void> {
  const { random, model } = month;
  const date = addDays(todayAt(nowOf(month)), random.whole(0, 6));
  const [from, to] = random.pick([
    ['09:00', '10:30'],
    ['14:00', '18:00'],
    ['09:10', '09:20'],
  ] as const);
  const outcome = await closeHours(staffContext(month), { day: date, from, to });
  record(month, 'close hours', `${date} ${from} ${to}`);
  ensure(outcome.ok, `${date} was not closed from ${from} to ${to}.`);
  model.closedHours.push({ id: outcome.value.closed.id, date, from, to });
}

export async function reopenSomeHours(month: Month): Promise<void> {
  const { random, model } = month;
  if (model.closedHours.length === 0) return;
  const hours = random.pick(model.closedHours);
  const outcome = await reopenHours(staffContext(month), hours.id);
  record(month, 'reopen hours', hours.date);
  ensure(outcome.ok, 'Closed hours were not reopened.');
  model.closedHours = model.closedHours.filter(({ id }) => id !== hours.id);
}

/** The owner's own calendar is read and has other appointments than before. */
export async function beBusy(month: Month): Promise<void> {
  const { random, model, site } = month;
  const today = todayAt(nowOf(month));
  model.busy = Array.from({ length: random.whole(0, 3) }, () => {
    const startsAt = lisbonInstant(
      addDays(today, random.whole(0, 8)),
      random.pick(['09:15', '13:00']),
    );
    return { startsAt, endsAt: startsAt + random.pick([20, 90, 2000]) * 60_000 };
  });
  const times = model.busy.map(({ startsAt, endsAt }) => ({
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  }));
  await site.database.transaction((trx) => replaceBusyTimes(trx, times));
  record(month, 'be busy', JSON.stringify(times));
}
