import type { Queryable } from '#platform/database/database.server.ts';
import { type BookingSite, createBookingSite } from '../factories/booking-site.ts';
import { type BookingModel, firstRules } from './booking-model.ts';
import type { MailModel } from './mail-model.ts';
import { commitWithoutWaiting } from './quick-commits.ts';
import type { Random } from './random.ts';

/** The site, what it ought to hold, and the fortunes of the month. */
export type Month = {
  site: BookingSite;
  random: Random;
  model: BookingModel;
  mails: MailModel;
  mailServer: { answers: boolean };
  /** When the worker has to look at the outbox again; milliseconds. */
  nextDue: number | null;
  /** What was done, a line each. */
  story: string[];
  /** What went wrong where no exception can tell it, such as while a mail is handed over. */
  wrongs: string[];
  tally: Map<string, number>;
  /** The instant by which so much of the month is to be over. */
  planned: number;
};

export type CrashPoint = 'before the commit' | 'after the commit';

/** The death of the process, where a test survives it. */
export class Crash extends Error {
  override name = 'Crash';
}

export async function openMonth(now: string, random: Random): Promise<Month> {
  const site = await createBookingSite({ now });
  await commitWithoutWaiting(site.database);
  site.app.onError((error, c) => {
    if (!(error instanceof Crash)) throw error;
    return c.text('gone', 500);
  });
  return {
    site,
    random,
    model: { bookings: [], rules: firstRules, closedDays: new Set() },
    mails: new Map(),
    mailServer: { answers: true },
    nextDue: null,
    story: [],
    wrongs: [],
    tally: new Map(),
    planned: Date.parse(now),
  };
}

export function nowOf({ site }: Month): number {
  return site.clock.now.getTime();
}

/** Whether the month is so far ahead of its plan that only minutes may pass. */
export function isAhead(month: Month): boolean {
  return nowOf(month) > month.planned + 12 * 3_600_000;
}

/** Puts a line into the story and counts what happened. */
export function tell(month: Month, what: string, details = ''): void {
  month.tally.set(what, (month.tally.get(what) ?? 0) + 1);
  const at = month.site.clock.now.toISOString().slice(0, 19);
  month.story.push(`${at} ${what}${details && `: ${details}`}`);
}

/** Ends the simulation where the site did something else than it ought to. */
export function demand(condition: boolean, wrong: string): asserts condition {
  if (!condition) throw new Error(wrong);
}

/**
 * Runs `work` while the process dies around its first transaction: all of it is undone, or done
 * with nobody told.
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

export type Answer = { status: number; body: Record<string, unknown> };

/** Posts JSON to a call of `/api/bookings`. */
export async function call(
  { site }: Month,
  path: string,
  body: unknown,
  key?: string,
): Promise<Answer> {
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
