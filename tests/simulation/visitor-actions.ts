import {
  type ExpectedBooking,
  isChangeable,
  type Judgement,
  judge,
  openBookingOf,
  type Slot,
  spanOf,
} from './booking-model.ts';
import { expectMail, expectNews } from './mail-model.ts';
import {
  type Answer,
  call,
  demand,
  dyingAround,
  type Month,
  nowOf,
  tell,
} from './simulated-month.ts';
import { type Person, someBooking, somebody, somebodyNew, someSlot } from './visitors.ts';

const day = 86_400_000;

function told({ status, body }: Answer): string {
  return `${status} ${body.code ?? ''}`.trim();
}

function words({ date, time }: Slot): string {
  return `${date} ${time}`;
}

function demandAnswer(answer: Answer, expected: string, what: string): void {
  demand(told(answer) === expected, `${what}: ${told(answer)} instead of ${expected}.`);
}

const slotAnswers: Record<Exclude<Judgement, 'free'>, string> = {
  taken: '409 slot_taken',
  closed: '422 invalid_fields',
  unknown: '422 invalid_fields',
};

export function postBooking(month: Month, person: Person, slot: Slot, key?: string) {
  const { name, email, language, zone } = person;
  const body = { ...slot, name, email, locale: language, timeZone: zone };
  return call(month, '', { ...body, company: 'Tessera', phone: '+64 21 000 000' }, key);
}

/** What the answer to a booking ought to be, as status and code. */
export function bookingAnswer(month: Month, { email }: Person, slot: Slot): string {
  const judgement = judge(month.model, slot, nowOf(month));
  if (judgement === 'closed' || judgement === 'unknown') return slotAnswers[judgement];
  if (openBookingOf(month.model, email, nowOf(month))) return '409 already_booked';
  return judgement === 'free' ? '201' : slotAnswers[judgement];
}

/** Takes a booking that was answered with 201 into the model. */
export function noteBooked(month: Month, person: Person, slot: Slot, { body }: Answer): void {
  const { model, mails } = month;
  const now = nowOf(month);
  const booking: ExpectedBooking = {
    ...person,
    ...slot,
    ...spanOf(model, slot),
    id: String(body.id),
    reference: String(body.reference),
    token: String(body.manageUrl).split('/').at(-1) ?? '',
    status: 'confirmed',
    sequence: 0,
    changedAt: now,
  };
  demand(
    Date.parse(String(body.startsAt)) === booking.startsAt,
    `Booked ${words(slot)} and got ${body.startsAt}.`,
  );
  model.bookings.push(booking);
  expectNews(mails, 'confirmed', booking, now);
}

/** The mail with a fresh link that an address with an open booking gets, thrice in 24 hours. */
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
  demand(fresh.length === wanted, `${fresh.length} mails with a link instead of ${wanted}.`);
  for (const { messageId } of fresh) expectMail(mails, 'booking-link', booking, now, messageId);
}

async function bookAs(month: Month, person: Person, slot: Slot): Promise<void> {
  const { model, random } = month;
  const key = crypto.randomUUID();
  const expected = bookingAnswer(month, person, slot);
  const open = openBookingOf(model, person.email, nowOf(month));
  if (expected === '201' && random.chance(0.1)) {
    const point = random.pick(['before the commit', 'after the commit'] as const);
    await dyingAround(month, point, () => postBooking(month, person, slot, key));
    tell(month, `the process dies ${point} of a booking`);
  }
  const answer = await postBooking(month, person, slot, key);
  tell(month, 'book', `${person.email} ${words(slot)}: ${told(answer)}`);
  demandAnswer(answer, expected, `Booking ${words(slot)}`);
  if (answer.status === 201) noteBooked(month, person, slot, answer);
  if (expected === '409 already_booked' && open) await expectLinkMail(month, open);
  if (answer.status !== 201 || random.chance(0.7)) return;
  const again = await postBooking(month, person, slot, key);
  demand(again.body.id === answer.body.id, 'The same key made another booking.');
}

export async function book(month: Month): Promise<void> {
  const slot = someSlot(month, 'free');
  if (slot)
    await bookAs(month, month.random.chance(0.8) ? somebodyNew(month) : somebody(month), slot);
}

export async function bookTaken(month: Month): Promise<void> {
  const slot = someSlot(month, 'taken');
  if (slot) await bookAs(month, somebodyNew(month), slot);
}

export async function bookAny(month: Month): Promise<void> {
  const slot = someSlot(month, 'any');
  if (slot) await bookAs(month, somebody(month), slot);
}

export function postMove(month: Month, { token }: ExpectedBooking, slot: Slot) {
  return call(month, `/manage/${token}/move`, { ...slot });
}

/** What the answer to a move ought to be; `stays`: it stands there already. */
export function moveAnswer(month: Month, booking: ExpectedBooking, slot: Slot): string {
  const { model } = month;
  if (!isChangeable(booking, nowOf(month))) return '409 not_changeable';
  if (spanOf(model, slot).startsAt === booking.startsAt) return 'stays';
  const judgement = judge(model, slot, nowOf(month), booking);
  return judgement === 'free' ? '200' : slotAnswers[judgement];
}

/** Takes a move that was answered with 200 into the model. */
export function noteMoved({ model, mails, site }: Month, booking: ExpectedBooking, slot: Slot) {
  const now = site.clock.now.getTime();
  const sequence = booking.sequence + 1;
  Object.assign(booking, { ...slot, ...spanOf(model, slot), sequence, changedAt: now });
  expectNews(mails, 'moved', booking, now);
}

/** Whoever comes next can have the slot that has just been left. */
async function bookFreed(month: Month, freed: Slot): Promise<void> {
  if (month.random.chance(0.5)) await bookAs(month, somebodyNew(month), freed);
}

async function moveTo(month: Month, booking: ExpectedBooking, slot: Slot): Promise<void> {
  const { random } = month;
  const freed = { date: booking.date, time: booking.time };
  const expected = moveAnswer(month, booking, slot);
  const point = random.pick(['before the commit', 'after the commit'] as const);
  if (expected === '200' && random.chance(0.1)) {
    await dyingAround(month, point, () => postMove(month, booking, slot));
    tell(month, `the process dies ${point} of a move`);
  }
  const answer = await postMove(month, booking, slot);
  tell(month, 'move', `${booking.reference} ${words(freed)} to ${words(slot)}: ${told(answer)}`);
  demandAnswer(answer, expected === 'stays' ? '200' : expected, `Moving to ${words(slot)}`);
  if (expected === '200') noteMoved(month, booking, slot);
  if (answer.status === 200)
    demand(answer.body.sequence === booking.sequence, `Sequence ${answer.body.sequence} is told.`);
  if (expected === '200') await bookFreed(month, freed);
}

export async function move(month: Month): Promise<void> {
  const booking = someBooking(month, month.random.chance(0.9));
  const slot = someSlot(month, 'free');
  if (booking && slot) await moveTo(month, booking, slot);
}

export async function moveToTaken(month: Month): Promise<void> {
  const booking = someBooking(month);
  const slot = someSlot(month, 'taken');
  if (booking && slot) await moveTo(month, booking, slot);
}

export async function moveAnywhere(month: Month): Promise<void> {
  const booking = someBooking(month);
  const closed = [...month.model.closedDays].map((date) => ({ date, time: '10:00' }));
  const slot = month.random.chance(0.5) ? closed[0] : someSlot(month, 'any');
  if (booking && slot) await moveTo(month, booking, slot);
}

export function postCancel(month: Month, { token }: ExpectedBooking) {
  return call(month, `/manage/${token}/cancel`, {});
}

/** Takes a cancelling that was answered with 200 into the model; a second one changes nothing. */
export function noteCancelled({ mails, site }: Month, booking: ExpectedBooking): void {
  if (booking.status === 'cancelled') return;
  const now = site.clock.now.getTime();
  const sequence = booking.sequence + 1;
  Object.assign(booking, { status: 'cancelled', sequence, changedAt: now });
  expectNews(mails, 'cancelled', booking, now);
}

async function cancelOne(month: Month, booking: ExpectedBooking): Promise<void> {
  const { random } = month;
  const hasBegun = booking.status === 'confirmed' && !isChangeable(booking, nowOf(month));
  const wasOpen = isChangeable(booking, nowOf(month));
  if (wasOpen && random.chance(0.1)) {
    const point = random.pick(['before the commit', 'after the commit'] as const);
    await dyingAround(month, point, () => postCancel(month, booking));
    tell(month, `the process dies ${point} of a cancelling`);
  }
  const answer = await postCancel(month, booking);
  tell(month, 'cancel', `${booking.reference} ${words(booking)}: ${told(answer)}`);
  demandAnswer(answer, hasBegun ? '409 not_changeable' : '200', 'Cancelling');
  if (answer.status === 200) noteCancelled(month, booking);
  if (wasOpen) await bookFreed(month, { date: booking.date, time: booking.time });
}

export async function cancel(month: Month): Promise<void> {
  const booking = someBooking(month);
  if (booking) await cancelOne(month, booking);
}

/** Cancelling what was cancelled, or is over, or stands. */
export async function cancelAgain(month: Month): Promise<void> {
  const booking = someBooking(month, false);
  if (!booking) return;
  await cancelOne(month, booking);
  await cancelOne(month, booking);
}
