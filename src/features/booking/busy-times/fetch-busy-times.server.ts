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

async function read(
  url: string,
  window: TimeRange,
  options: Partial<FetchLimits>,
): Promise<Result<TimeRange[], FetchRefusal | CalendarRefusal>> {
  const fetched = await fetchPublicText(url, { ...limits, ...options });
  return fetched.ok ? readBusyTimes(fetched.value, window) : fetched;
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
