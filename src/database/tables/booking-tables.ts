import type { ColumnType } from 'kysely';

/** The rules that an owner sets; one row. Times are Lisbon's, weekdays from 1, Monday, to 7. */
export type BookingRulesTable = {
  id: number;
  slotTimes: ColumnType<string[], string, string>;
  weekdays: ColumnType<number[], string, string>;
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
export type ClosedDayTable = { day: string; note: string; notePt: string };

/** Reminders that were written, each once for a booking as it stood at `sequence`. */
export type BookingReminderTable = {
  bookingId: string;
  sequence: number;
  hoursBefore: number;
  messageId: string;
  createdAt: string;
};

/** The secret address of the owner's calendar; only its hash is kept. At most one row. */
export type CalendarFeedTable = { tokenHash: string; createdAt: string };

export type BookingRoomTables = {
  bookingRules: BookingRulesTable;
  closedDays: ClosedDayTable;
  bookingReminders: BookingReminderTable;
  calendarFeeds: CalendarFeedTable;
};
