import { type BookingModel, type ExpectedBooking, isChangeable } from './booking-model.ts';

const hour = 3_600_000;
const host = 'entrada.example';
const maxAttempts = 12;
/** How long staff can undo a change. */
export const holdTime = 10_000;

export type BookingEvent = 'confirmed' | 'moved' | 'cancelled';

/** A mail to be sent once; `booking` is as it was when the mail was written. */
export type ExpectedMail = {
  messageId: string;
  kind: string;
  booking: Readonly<ExpectedBooking>;
  writtenAt: number;
  /** When it may leave first: the mail about a change by staff is held, for an undo. */
  dueAt: number;
  state: 'waiting' | 'sent' | 'dead' | 'withdrawn';
  attempts: number;
  delivered: number;
  /** How often a worker died between sending the mail and recording that. */
  unrecorded: number;
};

export type MailModel = Map<string, ExpectedMail>;

/** The reminders: hours before the start, and the hours left below which none is written. */
const reminders = [
  { before: 24, atLeast: 2 },
  { before: 1, atLeast: 0 },
];

function idOf(kind: string, { id, sequence }: ExpectedBooking): string {
  return `${kind}.${id}.${sequence}@${host}`;
}

export function expectMail(
  mails: MailModel,
  kind: string,
  booking: ExpectedBooking,
  now: number,
  messageId: string = idOf(kind, booking),
): void {
  if (mails.has(messageId)) throw new Error(`${messageId} is expected twice`);
  mails.set(messageId, {
    messageId,
    kind,
    booking: { ...booking },
    writtenAt: now,
    dueAt: now,
    state: 'waiting',
    attempts: 0,
    delivered: 0,
    unrecorded: 0,
  });
}

/**
 * Expects the mails about a change of a booking: one to the visitor, and one to the company unless its
 * staff made the change.
 */
export function expectChangeMails(
  mails: MailModel,
  event: BookingEvent,
  booking: ExpectedBooking,
  now: number,
  byStaff = false,
): void {
  if (event !== 'confirmed') withdrawReminders(mails, booking);
  releaseHeld(mails, booking, now);
  const kind = `booking-${event}`;
  const most = byStaff ? 50 : 5;
  if (countRecent(mails, kind, booking, now) < most) expectMail(mails, kind, booking, now);
  const mail = mails.get(idOf(kind, booking));
  if (mail && byStaff && event !== 'confirmed') mail.dueAt = now + holdTime;
  if (!byStaff) expectMail(mails, 'booking-notice', booking, now);
}

/** Lets a held mail about a booking leave, since a mail about a later change follows it. */
function releaseHeld(mails: MailModel, { id }: ExpectedBooking, now: number): void {
  for (const mail of mails.values())
    if (mail.booking.id === id) mail.dueAt = Math.min(mail.dueAt, now);
}

/** Takes back the mail about the last change of a booking, as if it had never been written. */
export function withdrawHeld(mails: MailModel, booking: ExpectedBooking): void {
  const kind = booking.status === 'cancelled' ? 'booking-cancelled' : 'booking-moved';
  mails.delete(idOf(kind, booking));
}

/** Whether the mail about the last change of a booking is held. */
export function isHeld(mails: MailModel, booking: ExpectedBooking, now: number): boolean {
  const kind = booking.status === 'cancelled' ? 'booking-cancelled' : 'booking-moved';
  return (mails.get(idOf(kind, booking))?.dueAt ?? now) > now;
}

/** Counts the mails of a kind to an address in 24 hours, which are limited. */
function countRecent(
  mails: MailModel,
  kind: string,
  { email }: ExpectedBooking,
  now: number,
): number {
  const recent = [...mails.values()].filter(
    (mail) =>
      mail.kind === kind &&
      mail.writtenAt > now - 24 * hour &&
      mail.booking.email.toLowerCase() === email.toLowerCase(),
  );
  return recent.length;
}

export function isReminder({ kind }: ExpectedMail): boolean {
  return kind.startsWith('booking-reminder-');
}

function hasNotLeft({ state }: ExpectedMail): boolean {
  return state === 'waiting' || state === 'dead';
}

export function withdrawReminders(mails: MailModel, { id }: ExpectedBooking): void {
  for (const mail of mails.values())
    if (mail.booking.id === id && isReminder(mail) && hasNotLeft(mail)) mail.state = 'withdrawn';
}

/** Whether a reminder was not sent before its consultation started, so that it never may be. */
export function isTooLate(mail: ExpectedMail, now: number): boolean {
  return isReminder(mail) && hasNotLeft(mail) && mail.booking.startsAt <= now;
}

export type DueReminder = { kind: string; messageId: string; booking: ExpectedBooking };

/** Returns every reminder that has to be written now. */
export function dueReminders(
  { bookings }: BookingModel,
  mails: MailModel,
  now: number,
): DueReminder[] {
  return bookings
    .filter((booking) => isChangeable(booking, now))
    .flatMap((booking) => {
      const left = booking.startsAt - now;
      return reminders
        .filter(({ before, atLeast }) => left <= before * hour && left > atLeast * hour)
        .filter(({ before }) => booking.changedAt <= booking.startsAt - before * hour)
        .map(({ before }) => `booking-reminder-${before}h`)
        .map((kind) => ({ kind, booking, messageId: idOf(kind, booking) }))
        .filter(({ messageId }) => !mails.has(messageId));
    });
}

/** Expects a reminder, which replaces an earlier one that has not been sent. */
export function expectReminder(mails: MailModel, { kind, booking }: DueReminder, now: number) {
  withdrawReminders(mails, booking);
  expectMail(mails, kind, booking, now);
}

/** Records that the mail server refused a mail; after twelve attempts it is parked. */
export function recordFailedAttempt(mail: ExpectedMail): void {
  if (mail.attempts >= maxAttempts) mail.state = 'dead';
}

/** Makes every parked mail waiting again, as the owner's command does. */
export function retryParked(mails: MailModel): void {
  for (const mail of mails.values())
    if (mail.state === 'dead') Object.assign(mail, { state: 'waiting', attempts: 0 });
}
