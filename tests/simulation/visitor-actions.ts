import {
  type ExpectedBooking,
  isChangeable,
  judge,
  openBookingOf,
  type Slot,
  type SlotState,
  spanOf,
} from './booking-model.ts';
import { expectChangeMails, expectMail } from './mail-model.ts';
import {
  type ApiResponse,
  call,
  dyingAround,
  ensure,
  type Month,
  nowOf,
  record,
} from './simulated-month.ts';
import { anyVisitor, newVisitor, pickBooking, pickSlot, type Visitor } from './visitors.ts';

const day = 86_400_000;

function outcomeOf({ status, body }: ApiResponse): string {
  return `${status} ${body.code ?? ''}`.trim();
}

function formatSlot({ date, time }: Slot): string {
  return `${date} ${time}`;
}

function ensureResponse(answer: ApiResponse, expected: string, what: string): void {
  ensure(outcomeOf(answer) === expected, `${what}: ${outcomeOf(answer)} instead of ${expected}.`);
}

const refusals: Record<Exclude<SlotState, 'free'>, string> = {
  taken: '409 slot_taken',
  closed: '422 invalid_fields',
  unknown: '422 invalid_fields',
};

export function postBooking(month: Month, visitor: Visitor, slot: Slot, key?: string) {
  const { name, email, language, zone } = visitor;
  const body = { ...slot, name, email, locale: language, timeZone: zone };
  return call(month, '', { ...body, company: 'Tessera', phone: '+64 21 000 000' }, key);
}

/** Returns the expected response to a booking, as status and code. */
export function expectedBookingResponse(month: Month, { email }: Visitor, slot: Slot): string {
  const state = judge(month.model, slot, nowOf(month));
  if (state === 'closed' || state === 'unknown') return refusals[state];
  if (openBookingOf(month.model, email, nowOf(month))) return '409 already_booked';
  return state === 'free' ? '201' : refusals[state];
}

/** Adds a booking that got 201 to the model. */
export function recordBooking(
  month: Month,
  visitor: Visitor,
  slot: Slot,
  { body }: Pick<ApiResponse, 'body'>,
  byStaff = false,
): void {
  const { model, mails } = month;
  const now = nowOf(month);
  const booking: ExpectedBooking = {
    ...visitor,
    ...slot,
    ...spanOf(model, slot),
    id: String(body.id),
    reference: String(body.reference),
    token: String(body.manageUrl).split('/').at(-1) ?? '',
    status: 'confirmed',
    sequence: 0,
    changedAt: now,
  };
  ensure(
    Date.parse(String(body.startsAt)) === booking.startsAt,
    `Booked ${formatSlot(slot)} and got ${body.startsAt}.`,
  );
  model.bookings.push(booking);
  expectChangeMails(mails, 'confirmed', booking, now, byStaff);
}

/** Expects the mail with a new link for an address with an open booking, thrice in 24 hours. */
async function expectLinkMail({ site, mails }: Month, booking: ExpectedBooking): Promise<void> {
  const now = site.clock.now.getTime();
  const start = `booking-link.${booking.id}.`;
  const known = [...mails.values()].filter(({ messageId }) => messageId.startsWith(start));
  const recent = known.filter(({ writtenAt }) => writtenAt > now - day);
  const rows = await site.database.read((db) =>
    db.selectFrom('outbox').select('messageId').where('messageId', 'like', `${start}%`).execute(),
  );
  const fresh = rows.filter(({ messageId }) => !mails.has(messageId));
  const wanted = recent.length < 3 ? 1 : 0;
  ensure(fresh.length === wanted, `${fresh.length} mails with a link instead of ${wanted}.`);
  for (const { messageId } of fresh) expectMail(mails, 'booking-link', booking, now, messageId);
}

async function bookAs(month: Month, visitor: Visitor, slot: Slot): Promise<void> {
  const { model, random } = month;
  const key = crypto.randomUUID();
  const expected = expectedBookingResponse(month, visitor, slot);
  const open = openBookingOf(model, visitor.email, nowOf(month));
  if (expected === '201' && random.chance(0.1)) {
    const point = random.pick(['before the commit', 'after the commit'] as const);
    await dyingAround(month, point, () => postBooking(month, visitor, slot, key));
    record(month, `the process dies ${point} of a booking`);
  }
  const answer = await postBooking(month, visitor, slot, key);
  record(month, 'book', `${visitor.email} ${formatSlot(slot)}: ${outcomeOf(answer)}`);
  ensureResponse(answer, expected, `Booking ${formatSlot(slot)}`);
  if (answer.status === 201) recordBooking(month, visitor, slot, answer);
  if (expected === '409 already_booked' && open) await expectLinkMail(month, open);
  if (answer.status !== 201 || random.chance(0.7)) return;
  const again = await postBooking(month, visitor, slot, key);
  ensure(again.body.id === answer.body.id, 'The same key made another booking.');
}

export async function book(month: Month): Promise<void> {
  const slot = pickSlot(month, 'free');
  if (slot)
    await bookAs(month, month.random.chance(0.8) ? newVisitor(month) : anyVisitor(month), slot);
}

export async function bookTaken(month: Month): Promise<void> {
  const slot = pickSlot(month, 'taken');
  if (slot) await bookAs(month, newVisitor(month), slot);
}

export async function bookAny(month: Month): Promise<void> {
  const slot = pickSlot(month, 'any');
  if (slot) await bookAs(month, anyVisitor(month), slot);
}

export function postMove(month: Month, { token }: ExpectedBooking, slot: Slot) {
  return call(month, `/manage/${token}/move`, { ...slot });
}

/** Returns the expected response to a move; `stays` means that it is the booking's own slot. */
export function expectedMoveResponse(month: Month, booking: ExpectedBooking, slot: Slot): string {
  const { model } = month;
  if (!isChangeable(booking, nowOf(month))) return '409 not_changeable';
  if (spanOf(model, slot).startsAt === booking.startsAt) return 'stays';
  const state = judge(model, slot, nowOf(month), booking);
  return state === 'free' ? '200' : refusals[state];
}

/** Applies a move that got 200 to the model. */
export function recordMove(
  { model, mails, site }: Month,
  booking: ExpectedBooking,
  slot: Slot,
  byStaff = false,
) {
  const now = site.clock.now.getTime();
  const sequence = booking.sequence + 1;
  Object.assign(booking, { ...slot, ...spanOf(model, slot), sequence, changedAt: now });
  expectChangeMails(mails, 'moved', booking, now, byStaff);
}

/** Sometimes books a slot that has just become free. */
export async function bookFreed(month: Month, freed: Slot): Promise<void> {
  if (month.random.chance(0.5)) await bookAs(month, newVisitor(month), freed);
}

async function moveTo(month: Month, booking: ExpectedBooking, slot: Slot): Promise<void> {
  const { random } = month;
  const freed = { date: booking.date, time: booking.time };
  const expected = expectedMoveResponse(month, booking, slot);
  const point = random.pick(['before the commit', 'after the commit'] as const);
  if (expected === '200' && random.chance(0.1)) {
    await dyingAround(month, point, () => postMove(month, booking, slot));
    record(month, `the process dies ${point} of a move`);
  }
  const answer = await postMove(month, booking, slot);
  record(
    month,
    'move',
    `${booking.reference} ${formatSlot(freed)} to ${formatSlot(slot)}: ${outcomeOf(answer)}`,
  );
  ensureResponse(answer, expected === 'stays' ? '200' : expected, `Moving to ${formatSlot(slot)}`);
  if (expected === '200') recordMove(month, booking, slot);
  if (answer.status === 200)
    ensure(
      answer.body.sequence === booking.sequence,
      `The response has sequence ${answer.body.sequence}.`,
    );
  if (expected === '200') await bookFreed(month, freed);
}

export async function move(month: Month): Promise<void> {
  const booking = pickBooking(month, month.random.chance(0.9));
  const slot = pickSlot(month, 'free');
  if (booking && slot) await moveTo(month, booking, slot);
}

export async function moveToTaken(month: Month): Promise<void> {
  const booking = pickBooking(month);
  const slot = pickSlot(month, 'taken');
  if (booking && slot) await moveTo(month, booking, slot);
}

export async function moveAnywhere(month: Month): Promise<void> {
  const booking = pickBooking(month);
  const closed = [...month.model.closedDays].map((date) => ({ date, time: '10:00' }));
  const slot = month.random.chance(0.5) ? closed[0] : pickSlot(month, 'any');
  if (booking && slot) await moveTo(month, booking, slot);
}

export function postCancel(month: Month, { token }: ExpectedBooking) {
  return call(month, `/manage/${token}/cancel`, {});
}

/** Applies a cancellation that got 200 to the model; a second one changes nothing. */
export function recordCancellation(
  { mails, site }: Month,
  booking: ExpectedBooking,
  byStaff = false,
): void {
  if (booking.status === 'cancelled') return;
  const now = site.clock.now.getTime();
  const sequence = booking.sequence + 1;
  Object.assign(booking, { status: 'cancelled', sequence, changedAt: now });
  expectChangeMails(mails, 'cancelled', booking, now, byStaff);
}

async function cancelOne(month: Month, booking: ExpectedBooking): Promise<void> {
  const { random } = month;
  const hasBegun = booking.status === 'confirmed' && !isChangeable(booking, nowOf(month));
  const wasOpen = isChangeable(booking, nowOf(month));
  if (wasOpen && random.chance(0.1)) {
    const point = random.pick(['before the commit', 'after the commit'] as const);
    await dyingAround(month, point, () => postCancel(month, booking));
    record(month, `the process dies ${point} of a cancelling`);
  }
  const answer = await postCancel(month, booking);
  record(month, 'cancel', `${booking.reference} ${formatSlot(booking)}: ${outcomeOf(answer)}`);
  ensureResponse(answer, hasBegun ? '409 not_changeable' : '200', 'Cancelling');
  if (answer.status === 200) recordCancellation(month, booking);
  if (wasOpen) await bookFreed(month, { date: booking.date, time: booking.time });
}

export async function cancel(month: Month): Promise<void> {
  const booking = pickBooking(month);
  if (booking) await cancelOne(month, booking);
}

/** Cancels any booking twice, also a cancelled or past one. */
export async function cancelAgain(month: Month): Promise<void> {
  const booking = pickBooking(month, false);
  if (!booking) return;
  await cancelOne(month, booking);
  await cancelOne(month, booking);
}
