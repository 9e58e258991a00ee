import * as z from 'zod/mini';
import { toInstant } from '#core/clock.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { transact } from '#platform/database/transact.server.ts';
import { slotsLock } from '../availability/availability-context.server.ts';
import { type InvalidInput, invalidInput } from '../rules/set-booking-rules.server.ts';
import { getBusyCalendar, replaceBusyCalendar } from './busy-calendar.repository.server.ts';

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
