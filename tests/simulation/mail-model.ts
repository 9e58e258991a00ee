import { type BookingModel, type ExpectedBooking, isChangeable } from './booking-model.ts';

const hour = 3_600_000;
const host = 'entrada.example';
const mostTries = 12;

export type BookingEvent = 'confirmed' | 'moved' | 'cancelled';

/** A mail that has to leave once; `booking` is as it stood when the mail was written. */
export type ExpectedMail = {
  messageId: string;
  kind: string;
  booking: Readonly<ExpectedBooking>;
  writtenAt: number;
  state: 'waiting' | 'sent' | 'dead' | 'withdrawn';
  tries: number;
  delivered: number;
  /** How often a worker died between handing the mail over and noting it. */
  unnoted: number;
};

export type MailModel = Map<string, ExpectedMail>;

/** The reminders: so long before, and no more once so few hours are left. */
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
    ...{ messageId, kind, booking: { ...booking }, writtenAt: now, state: 'waiting' },
    ...{ tries: 0, delivered: 0, unnoted: 0 },
  });
}

/** The mails of what happened to a booking: one to the visitor, one to the company. */
export function expectNews(
  mails: MailModel,
  event: BookingEvent,
  booking: ExpectedBooking,
  now: number,
): void {
  if (event !== 'confirmed') withdrawReminders(mails, booking);
  const kind = `booking-${event}`;
  if (!hasEnough(mails, kind, booking, now)) expectMail(mails, kind, booking, now);
  expectMail(mails, 'booking-notice', booking, now);
}

// Twelve mails of each kind in 24 hours are all that anybody can have sent to an address.
function hasEnough(mails: MailModel, kind: string, { email }: ExpectedBooking, now: number) {
  const recent = [...mails.values()].filter(
    (mail) =>
      mail.kind === kind &&
      mail.writtenAt > now - 24 * hour &&
      mail.booking.email.toLowerCase() === email.toLowerCase(),
  );
  return recent.length >= 12;
}

export function isReminder({ kind }: ExpectedMail): boolean {
  return kind.startsWith('booking-reminder-');
}

function hasNotLeft({ state }: ExpectedMail): boolean {
  return state === 'waiting' || state === 'dead';
}

function withdrawReminders(mails: MailModel, { id }: ExpectedBooking): void {
  for (const mail of mails.values())
    if (mail.booking.id === id && isReminder(mail) && hasNotLeft(mail)) mail.state = 'withdrawn';
}

/** A reminder that has not left when its consultation begins: it never may, however it is kept back. */
export function isTooLate(mail: ExpectedMail, now: number): boolean {
  return isReminder(mail) && hasNotLeft(mail) && mail.booking.startsAt <= now;
}

export type DueReminder = { kind: string; messageId: string; booking: ExpectedBooking };

/** Every reminder that has to be written at this moment. */
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

/** A reminder was written: it says what an earlier one that still waits would have said. */
export function expectReminder(mails: MailModel, { kind, booking }: DueReminder, now: number) {
  withdrawReminders(mails, booking);
  expectMail(mails, kind, booking, now);
}

/** Notes that the mail server refused a mail: the twelfth time it is parked. */
export function noteRefused(mail: ExpectedMail): void {
  if (mail.tries >= mostTries) mail.state = 'dead';
}

/** The owner has every parked mail tried again. */
export function reviveParked(mails: MailModel): void {
  for (const mail of mails.values())
    if (mail.state === 'dead') Object.assign(mail, { state: 'waiting', tries: 0 });
}
