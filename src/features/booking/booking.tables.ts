import type { Day, Instant, Json } from '#platform/database/columns.ts';

export type BookingStatus = 'held' | 'pending' | 'confirmed' | 'cancelled';

export type BookingTable = {
  id: string;
  reference: string;
  status: BookingStatus;
  startsAt: Instant;
  endsAt: Instant;
  day: Day;
  time: string;
  name: string;
  email: string;
  /** The address in lower case, by which one person is recognised. */
  emailKey: string;
  company: string;
  phone: string;
  language: string;
  timeZone: string;
  /** Counts the changes that calendars must follow (RFC 5545, SEQUENCE). */
  sequence: number;
  createdAt: Instant;
  updatedAt: Instant;
};

export type BookingLinkTable = { tokenHash: string; bookingId: string; createdAt: Instant };

/** The rules that an owner sets; one row. Times are Lisbon's, weekdays from 1, Monday, to 7. */
export type BookingRulesTable = {
  id: number;
  slotTimes: Json<string[]>;
  weekdays: Json<number[]>;
  slotMinutes: number;
  noticeHours: number;
  horizonDays: number;
  bufferMinutes: number;
  /** The most bookings of a day; null for no limit. */
  mostPerDay: number | null;
  place: 'any' | 'video' | 'phone';
  videoLink: string | null;
};

/** A day of Lisbon that an owner closed, and why in both languages. */
export type ClosedDayTable = { day: Day; note: string; notePt: string };

/** Reminders that were written, each once for a booking as it stood at `sequence`. */
export type BookingReminderTable = {
  bookingId: string;
  sequence: number;
  hoursBefore: number;
  messageId: string;
  createdAt: Instant;
};

/** The secret address of the owner's calendar; only its hash is kept. At most one row. */
export type CalendarFeedTable = { tokenHash: string; createdAt: Instant };

export type BookingTables = {
  bookings: BookingTable;
  bookingLinks: BookingLinkTable;
  bookingRules: BookingRulesTable;
  closedDays: ClosedDayTable;
  bookingReminders: BookingReminderTable;
  calendarFeeds: CalendarFeedTable;
};
