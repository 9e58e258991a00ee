import type { Selectable, Updateable } from 'kysely';
import * as z from 'zod/mini';
import { toInstant } from '#core/clock.ts';
import { emailPattern } from '#core/email-address.ts';
import { plainEmail } from '#core/fields.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { type Instant, toJson } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  type FetchLimits,
  type FetchRefusal,
  fetchPublicText,
} from '#platform/public-fetch/fetch-public-text.server.ts';
import type { BusyCalendarTable } from '../booking.tables.ts';
import type { TimeRange } from '../booking-times.ts';
import type { ToldFault } from '../busy-times.ts';
import { slotsLock } from '../rules/availability.server.ts';
import { type InvalidInput, invalidInput } from '../rules/booking-rules.server.ts';
import { busyWindow, type CalendarRefusal, readBusyTimes } from './read-busy-times.server.ts';

type BusyCalendar = Selectable<BusyCalendarTable>;

/** Returns the calendar of the owner's other appointments, or null if there is none. */
async function getBusyCalendar(db: Queryable): Promise<BusyCalendar | null> {
  return (await db.selectFrom('busyCalendars').selectAll().executeTakeFirst()) ?? null;
}

/** Stores a calendar in place of any other, without busy times; null removes it. */
async function replaceBusyCalendar(
  trx: Queryable,
  calendar: Pick<BusyCalendar, 'url' | 'setAt' | 'ownAddresses'> | null,
): Promise<void> {
  await trx.deleteFrom('busyCalendars').execute();
  await trx.deleteFrom('busyTimes').execute();
  if (!calendar) return;
  const { url, setAt, ownAddresses } = calendar;
  const unread = { checkedAt: null, answeredAt: null, failure: null, told: toJson([]) };
  await trx
    .insertInto('busyCalendars')
    .values({ id: 1, url, setAt, ownAddresses: toJson(ownAddresses), ...unread })
    .execute();
}

/** Saves what a check of the calendar found. */
async function saveCheck(
  trx: Queryable,
  check: Pick<Updateable<BusyCalendarTable>, 'checkedAt' | 'failure' | 'answeredAt' | 'told'>,
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

/** Thirty megabytes are what a company's calendar of ten years has. */
const limits: FetchLimits = { most: 64_000_000, milliseconds: 60_000 };

type Reading = { times: TimeRange[]; told: ToldFault[] };
type Read = Result<Reading, FetchRefusal | CalendarRefusal>;

async function read(
  { url, ownAddresses }: Pick<BusyCalendar, 'url' | 'ownAddresses'>,
  window: TimeRange,
  options: Partial<FetchLimits>,
): Promise<Read> {
  const fetched = await fetchPublicText(url, { ...limits, ...options }, (text) =>
    readBusyTimes(text, window, ownAddresses),
  );
  if (!fetched.ok) return fetched;
  if (!fetched.value.ok) return fetched.value;
  return accept({ times: fetched.value.value, told: fetched.value.told });
}

/** Stores what was read of the calendar in place of what was read before. */
async function saveReading(trx: Queryable, { times, told }: Reading, at: Instant): Promise<void> {
  await replaceBusyTimes(trx, times);
  await saveCheck(trx, { checkedAt: at, answeredAt: at, failure: null, told: toJson(told) });
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
  const outcome = await read(calendar, busyWindow(now), options);
  const checkedAt = toInstant(now);
  await transact(context, async (trx) => {
    await database.lock(trx, slotsLock);
    // Another address was set while this one was read.
    const current = await getBusyCalendar(trx);
    if (current?.url !== calendar.url || current.setAt !== calendar.setAt) return;
    if (!outcome.ok) return saveCheck(trx, { checkedAt, failure: outcome.refusal });
    await saveReading(trx, outcome.value, checkedAt);
  });
}

/** The job that reads the calendar. */
export const busyTimesJob = 'busy-times';

const longestAddress = 2000;
const mostAddresses = 10;

/** The address as calendar programs give it; `webcal` is another word for HTTPS. */
const urlInput = z.string('required').check(
  z.trim(),
  z.minLength(1, { error: 'required', abort: true }),
  z.maxLength(longestAddress, { error: 'too_long', abort: true }),
  z.overwrite((url) => url.replace(/^webcals?:/i, 'https:')),
);

const ownAddressesInput = z.array(
  z.string('invalid_value').check(
    z.overwrite((address) => plainEmail(address.replace(/^\s*mailto:/i, '')).toLowerCase()),
    z.refine((address) => emailPattern.test(address), 'invalid_email'),
  ),
  'invalid_value',
);

const busyCalendarInput = z.object({
  url: z.optional(urlInput),
  ownAddresses: z.optional(ownAddressesInput.check(z.maxLength(mostAddresses, 'too_many'))),
});

/** What staff see of the calendar: its address is secret, so its host alone. */
export type BusyState = {
  host: string;
  setAt: string;
  checkedAt: string | null;
  answeredAt: string | null;
  failure: string | null;
  ownAddresses: string[];
  told: ToldFault[];
};

/** Returns the state of the owner's calendar, or null if there is none. */
export async function getBusyState({ database }: Context): Promise<BusyState | null> {
  const calendar = await database.read(getBusyCalendar);
  if (!calendar) return null;
  const { id: _id, url, ...state } = calendar;
  return { host: new URL(url).host, ...state };
}

const hostOf = (url: string | null | undefined) => (url ? new URL(url).host : null);

type Wanted = Pick<BusyCalendar, 'url' | 'ownAddresses'>;

async function replace(
  context: Context,
  wanted: Wanted | null,
  reading: Reading | null,
): Promise<void> {
  const setAt = toInstant(context.clock());
  await transact(context, async (trx) => {
    await context.database.lock(trx, slotsLock);
    const earlier = await getBusyCalendar(trx);
    // What was read of the same calendar holds until it is read again.
    if (wanted && wanted.url === earlier?.url && !reading)
      await trx
        .updateTable('busyCalendars')
        .set({ setAt, ownAddresses: toJson(wanted.ownAddresses) })
        .execute();
    else await replaceBusyCalendar(trx, wanted === null ? null : { ...wanted, setAt });
    if (wanted && reading) await saveReading(trx, reading, setAt);
    await recordChange(context, trx, {
      action: 'busy-calendar.set',
      subject: { kind: 'busy-calendar', id: null },
      before: { host: hostOf(earlier?.url) },
      after: { host: hostOf(wanted?.url) },
    });
  });
  context.wakeJob(busyTimesJob);
}

/** Milliseconds within which a new address is tried; a slow one is read by the job. */
const longestTrial = 10_000;

/**
 * Sets the address of the calendar that holds the owner's other appointments, or her own addresses in
 * it. The calendar is read at once, and a new address refused if a page or another file is there; what
 * does not answer now is read by the job later. `options` are for tests.
 */
export async function setBusyCalendar(
  context: Context,
  input: unknown,
  options: Partial<FetchLimits> = {},
): Promise<Result<null, InvalidInput>> {
  const parsed = z.safeParse(busyCalendarInput, input);
  if (!parsed.success) return refuse(invalidInput(parsed.error.issues));
  const present = await context.database.read(getBusyCalendar);
  const url = parsed.data.url ?? present?.url;
  const invalid = (code: string) =>
    refuse({ code: 'invalid_fields' as const, errors: [{ field: 'url', code }] });
  if (url === undefined) return invalid('required');
  const isAllowed = URL.parse(url)?.protocol === 'https:' || options.allowLoopback === true;
  if (parsed.data.url !== undefined && !isAllowed) return invalid('invalid_link');
  const wanted = { url, ownAddresses: parsed.data.ownAddresses ?? present?.ownAddresses ?? [] };
  const trial = { milliseconds: longestTrial, ...options };
  const tried = await read(wanted, busyWindow(context.clock()), trial);
  if (!tried.ok && tried.refusal === 'not_a_calendar' && url !== present?.url)
    return invalid('not_a_calendar');
  await replace(context, wanted, tried.ok ? tried.value : null);
  return accept(null);
}

/** Removes the calendar and its busy times. */
export async function removeBusyCalendar(context: Context): Promise<void> {
  await replace(context, null, null);
}
