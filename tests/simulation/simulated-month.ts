import type { Queryable } from '#platform/database/database.server.ts';
import { type BookingSite, createBookingSite } from '../factories/booking-site.ts';
import { type BookingModel, firstRules } from './booking-model.ts';
import { disableSyncCommits } from './disable-sync-commits.ts';
import type { MailModel } from './mail-model.ts';
import type { Random } from './random.ts';

/** The site, the model of its expected state, and the course of the simulation. */
export type Month = {
  site: BookingSite;
  random: Random;
  model: BookingModel;
  mails: MailModel;
  mailServer: { isUp: boolean };
  /** When the worker's next mail is due, in milliseconds, or null. */
  nextDue: number | null;
  /** The actions so far, a line each. */
  steps: string[];
  /** Failures found where an exception would be caught, such as while a mail is sent. */
  problems: string[];
  tally: Map<string, number>;
  /** The instant that the clock should have reached by now; milliseconds. */
  planned: number;
};

export type CrashPoint = 'before the commit' | 'after the commit';

/** Simulates the death of the process. */
export class Crash extends Error {
  override name = 'Crash';
}

export async function openMonth(now: string, random: Random): Promise<Month> {
  const site = await createBookingSite({ now });
  await disableSyncCommits(site.database);
  site.app.onError((error, c) => {
    if (!(error instanceof Crash)) throw error;
    return c.text('gone', 500);
  });
  return {
    site,
    random,
    model: { bookings: [], rules: firstRules, closedDays: new Set(), closedHours: [], busy: [] },
    mails: new Map(),
    mailServer: { isUp: true },
    nextDue: null,
    steps: [],
    problems: [],
    tally: new Map(),
    planned: Date.parse(now),
  };
}

export function nowOf({ site }: Month): number {
  return site.clock.now.getTime();
}

/** Whether the clock is more than twelve hours ahead of the plan. */
export function isAhead(month: Month): boolean {
  return nowOf(month) > month.planned + 12 * 3_600_000;
}

/** Records an action and counts it. */
export function record(month: Month, what: string, details = ''): void {
  month.tally.set(what, (month.tally.get(what) ?? 0) + 1);
  const at = month.site.clock.now.toISOString().slice(0, 19);
  month.steps.push(`${at} ${what}${details && `: ${details}`}`);
}

/** Fails the simulation unless `condition` holds. */
export function ensure(condition: boolean, wrong: string): asserts condition {
  if (!condition) throw new Error(wrong);
}

/**
 * Runs `work` with a crash at its first transaction, which is rolled back, or is committed without
 * a response.
 */
export async function dyingAround(
  { site }: Month,
  point: CrashPoint,
  work: () => Promise<unknown>,
): Promise<void> {
  const { database } = site;
  site.services.database = {
    ...database,
    async transaction<Value>(inside: (trx: Queryable) => Promise<Value>): Promise<Value> {
      if (point === 'after the commit') await database.transaction(inside);
      else
        await database.transaction(async (trx) => {
          await inside(trx);
          throw new Crash();
        });
      throw new Crash();
    },
  };
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
  } finally {
    site.services.database = database;
  }
}

export type ApiResponse = { status: number; body: Record<string, unknown> };

/** Posts JSON to a call of `/api/bookings`. */
export async function call(
  { site }: Month,
  path: string,
  body: unknown,
  key?: string,
): Promise<ApiResponse> {
  const response = await site.app.request(`/api/bookings${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith('{') ? JSON.parse(text) : { text },
  };
}
