import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  type FetchLimits,
  type FetchRefusal,
  fetchPublicText,
} from '#platform/public-fetch/fetch-public-text.server.ts';
import type { BusyCalendarTable } from '../booking.tables.ts';
import type { TimeRange } from '../booking-times.ts';
import { slotsLock } from '../rules/availability.server.ts';
import { type InvalidInput, invalidInput } from '../rules/booking-rules.server.ts';
import { busyWindow, type CalendarRefusal, readBusyTimes } from './read-busy-times.server.ts';

type BusyCalendar = BusyCalendarTable;

/** Returns the calendar of the owner's other appointments, or null if there is none. */
async function getBusyCalendar(db: Queryable): Promise<BusyCalendar | null> {
  return (await db.selectFrom('busyCalendars').selectAll().executeTakeFirst()) ?? null;
}

/** Stores a calendar in place of any other, without busy times; null removes it. */
async function replaceBusyCalendar(
  trx: Queryable,
  calendar: Pick<BusyCalendar, 'url' | 'setAt'> | null,
): Promise<void> {
  await trx.deleteFrom('busyCalendars').execute();
  await trx.deleteFrom('busyTimes').execute();
  if (!calendar) return;
  const unread = { checkedAt: null, answeredAt: null, failure: null };
  await trx
    .insertInto('busyCalendars')
    .values({ id: 1, ...calendar, ...unread })
    .execute();
}

/** Saves what a check of the calendar found. */
async function saveCheck(
  trx: Queryable,
  check: Pick<BusyCalendar, 'checkedAt' | 'failure'> & Partial<Pick<BusyCalendar, 'answeredAt'>>,
): Promise<void> {
  await trx.updateTable('busyCalendars').set(check).execute();
}

const rowsAtOnce = 400;

/** Stores busy times in place of all others. */
export async function replaceBusyTimes(trx: Queryable, times: readonly TimeRange[]): Promise<void> {
  await trx.deleteFrom('busyTimes').execute();
  for (let first = 0; first < times.length; first += rowsAtOnce)
    await trx
      .insertInto('busyTimes')
      .values(times.slice(first, first + rowsAtOnce))
      .execute();
}

const limits: FetchLimits = { most: 2_000_000, milliseconds: 15_000 };

type Read = Result<TimeRange[], FetchRefusal | CalendarRefusal>;

/** What was read last, because a calendar with many recurrences takes a second of computing. */
let last: { key: string; read: Read } | null = null;

async function read(url: string, window: TimeRange, options: Partial<FetchLimits>): Promise<Read> {
  const fetched = await fetchPublicText(url, { ...limits, ...options });
  if (!fetched.ok) return fetched;
  const key = createHash('sha256').update(`${window.startsAt} ${fetched.value}`).digest('base64');
  if (last?.key !== key) last = { key, read: await readBusyTimes(fetched.value, window) };
  return last.read;
}

/**
 * Reads the owner's calendar and stores when she is busy, under the lock of all changes to bookings. A
 * failed check keeps the busy times of the last one that succeeded. `options` are for tests.
 */
export async function fetchBusyTimes(
  context: Context,
  options: Partial<FetchLimits> = {},
): Promise<void> {
  const { database, clock } = context;
  const calendar = await database.read(getBusyCalendar);
  if (!calendar) return;
  const now = clock();
  const outcome = await read(calendar.url, busyWindow(now), options);
  const checkedAt = toInstant(now);
  await transact(context, async (trx) => {
    await database.lock(trx, slotsLock);
    // Another address was set while this one was read.
    const current = await getBusyCalendar(trx);
    if (current?.url !== calendar.url || current.setAt !== calendar.setAt) return;
    if (!outcome.ok) return saveCheck(trx, { checkedAt, failure: outcome.refusal });
    await replaceBusyTimes(trx, outcome.value);
    await saveCheck(trx, { checkedAt, answeredAt: checkedAt, failure: null });
  });
}

/** The job that reads the calendar. */
export const busyTimesJob = 'busy-times';

const longestAddress = 2000;

/** The address as calendar programs give it; `webcal` is another word for HTTPS. */
const addressInput = z.object({
  url: z.string('required').check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(longestAddress, { error: 'too_long', abort: true }),
    z.overwrite((url) => url.replace(/^webcals?:/i, 'https:')),
    z.refine((url) => URL.parse(url)?.protocol === 'https:', 'invalid_link'),
  ),
});

/** What staff see of the calendar: its address is secret, so its host alone. */
export type BusyState = {
  host: string;
  setAt: string;
  checkedAt: string | null;
  answeredAt: string | null;
  failure: string | null;
};

/** Returns the state of the owner's calendar, or null if there is none. */
export async function getBusyState({ database }: Context): Promise<BusyState | null> {
  const calendar = await database.read(getBusyCalendar);
  if (!calendar) return null;
  const { url, setAt, checkedAt, answeredAt, failure } = calendar;
  return { host: new URL(url).host, setAt, checkedAt, answeredAt, failure };
}

const hostOf = (url: string | null | undefined) => (url ? new URL(url).host : null);

async function replace(context: Context, url: string | null): Promise<void> {
  const setAt = toInstant(context.clock());
  await transact(context, async (trx) => {
    await context.database.lock(trx, slotsLock);
    const earlier = await getBusyCalendar(trx);
    await replaceBusyCalendar(trx, url === null ? null : { url, setAt });
    await recordChange(context, trx, {
      action: 'busy-calendar.set',
      subject: { kind: 'busy-calendar', id: null },
      before: { host: hostOf(earlier?.url) },
      after: { host: hostOf(url) },
    });
  });
  context.wakeJob(busyTimesJob);
}

/** Sets the address of the calendar that holds the owner's other appointments; the job reads it. */
export async function setBusyCalendar(
  context: Context,
  input: unknown,
): Promise<Result<null, InvalidInput>> {
  const parsed = z.safeParse(addressInput, input);
  if (!parsed.success) return refuse(invalidInput(parsed.error.issues));
  await replace(context, parsed.data.url);
  return accept(null);
}

/** Removes the calendar and its busy times. */
export async function removeBusyCalendar(context: Context): Promise<void> {
  await replace(context, null);
}
