import { createHash } from 'node:crypto';
import { toInstant } from '#core/clock.ts';
import type { Result } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import {
  type FetchLimits,
  type FetchRefusal,
  fetchPublicText,
} from '#platform/public-fetch/fetch-public-text.server.ts';
import { slotsLock } from '../availability/availability-context.server.ts';
import type { TimeRange } from '../booking-times.ts';
import { getBusyCalendar, replaceBusyTimes, saveCheck } from './busy-calendar.repository.server.ts';
import { busyWindow } from './busy-times.ts';
import { type CalendarRefusal, readBusyTimes } from './read-busy-times.server.ts';

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
