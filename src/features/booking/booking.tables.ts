import type { TopicColumns } from '#features/topics/topics.ts';
import type { Day, Instant, Json } from '#platform/database/columns.ts';
import type { ToldFault } from './busy-times.ts';
import type { Answers } from './questions.ts';

export type BookingStatus = 'held' | 'pending' | 'confirmed' | 'cancelled';

/** `meeting`: one of an order, or one that a client was asked for. */
export type BookingKind = 'consultation' | 'meeting';

/** Beside what is here, a column for each of the form's optional questions. */
export type BookingTable = TopicColumns &
  Answers & {
    id: string;
    reference: string;
    status: BookingStatus;
    startsAt: Instant;
    endsAt: Instant;
    day: Day;
    time: string;
    name: string;
    email: string;
    /** The address in lower case, which identifies a person. */
    emailKey: string;
    company: string;
    phone: string;
    language: string;
    timeZone: string;
    /** Only free consultations count for the rule that an address has one at a time. */
    kind: BookingKind;
    /** The order that includes the meeting; null for any other booking. */
    orderId: string | null;
    /** The row of `people` of the address. */
    personId: string | null;
    /** How often the booking changed, for calendars (RFC 5545, SEQUENCE). */
    sequence: number;
    /**
     * The host in its UID in calendars, which never changes: empty for bookings whose UID is their id
     * alone; null for an earlier one until the next start, which keeps the host that was mailed.
     */
    calendarHost: string | null;
    /** The `keyedHash` of the visitor's network, by which bookings are limited; null if unknown. */
    networkHash: string | null;
    /** When someone pressed a link that was mailed to the address, or staff booked for it; else null. */
    confirmedAt: Instant | null;
    /** When the slot becomes free again, unless the booking is confirmed; null if it is not held. */
    heldUntil: Instant | null;
    /** When staff recorded that the client did not come; null otherwise. */
    noShowAt: Instant | null;
    /** How the client wants to talk; null for no preference. It counts where the rules leave it open. */
    place: 'video' | 'phone' | null;
    createdAt: Instant;
    updatedAt: Instant;
  };

/** `shown`: in the response to the booking; `mailed`: in a mail, so only the address's owner has it. */
export type LinkPurpose = 'shown' | 'mailed';

export type BookingLinkTable = {
  tokenHash: string;
  bookingId: string;
  purpose: LinkPurpose;
  createdAt: Instant;
};

/** The owner's booking rules; one row. Times are Lisbon's, weekdays 1, Monday, to 7. */
type BookingRulesTable = {
  id: number;
  slotTimes: Json<string[]>;
  weekdays: Json<number[]>;
  slotMinutes: number;
  noticeHours: number;
  horizonDays: number;
  bufferMinutes: number;
  /** The maximum number of bookings on a day; null for no limit. */
  mostPerDay: number | null;
  place: 'any' | 'video' | 'phone';
  videoLink: string | null;
  /** How long a slot is held for an address that is not confirmed; null: it is booked at once. */
  holdMinutes: number | null;
  /** The slots of single weekdays, in place of `slotTimes`. */
  weekdaySlots: Json<WeekdaySlots>;
  /** Whether visitors may book without naming a company. */
  companyOptional: boolean;
};

/** Start times by weekday, `1`, Monday, to `7`. */
type WeekdaySlots = Partial<Record<'1' | '2' | '3' | '4' | '5' | '6' | '7', string[]>>;

/** A day in Lisbon that the owner closed, and why, in English and Portuguese. */
type ClosedDayTable = { day: Day; note: string; notePt: string };

/** Hours of a day in Lisbon that staff closed, `HH:MM`; only staff read the note. */
export type ClosedHoursTable = {
  id: string;
  day: Day;
  fromTime: string;
  toTime: string;
  note: string;
};

/** The address of the calendar that holds the owner's other appointments, a secret. At most one row. */
export type BusyCalendarTable = {
  id: number;
  url: string;
  setAt: Instant;
  checkedAt: Instant | null;
  /** When it was last read; its busy times are from then. */
  answeredAt: Instant | null;
  /** Why the last check failed, a code of `fetchBusyTimes`; null if it did not. */
  failure: string | null;
  /** The owner's email addresses in it, in small letters: an invitation that one declined is free. */
  ownAddresses: Json<string[]>;
  /** What the last reading could not read. */
  told: Json<ToldFault[]>;
};

/** A time at which the owner is busy elsewhere. */
type BusyTimeTable = { startsAt: Instant; endsAt: Instant };

/** Reminders that were enqueued, each once for every `sequence` of a booking. */
export type BookingReminderTable = {
  bookingId: string;
  sequence: number;
  hoursBefore: number;
  messageId: string;
  createdAt: Instant;
};

/** How a booking was before staff changed it to `sequence`; it can be put back before `until`. */
export type BookingUndoTable = Pick<
  BookingTable,
  'sequence' | 'status' | 'startsAt' | 'endsAt' | 'day' | 'time' | 'heldUntil'
> & { bookingId: string; until: Instant };

/** The hash of the secret in the calendar feed's URL. At most one row. */
export type CalendarFeedTable = { tokenHash: string; createdAt: Instant };

/** How many bookings came from a source on a day in Lisbon; it refers to no booking. */
type BookingSourceTable = { day: Day; source: string; bookings: number };

export type BookingTables = {
  bookings: BookingTable;
  bookingLinks: BookingLinkTable;
  bookingRules: BookingRulesTable;
  closedDays: ClosedDayTable;
  bookingReminders: BookingReminderTable;
  bookingUndos: BookingUndoTable;
  calendarFeeds: CalendarFeedTable;
  closedHours: ClosedHoursTable;
  busyCalendars: BusyCalendarTable;
  busyTimes: BusyTimeTable;
  bookingSources: BookingSourceTable;
};
