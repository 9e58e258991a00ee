import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { enginesOf } from '../../harness/test-database.ts';
import { bodyFor, freeSlots, postBooking } from '../book.ts';
import { type OpenDatabase, openMigratedDatabase } from '../open-database.ts';
import { type IssueServers, startIssueServers, type Taken } from './issue-servers.ts';

const isLong = Boolean(process.env.TEST_LONG);
const [readers, kills, perMinute] = isLong ? [100_000, 100, 6000] : [400, 4, 1200];
const leaving = 20;
/** What a killed server had sent and not noted: a group of 25, and five mails on their way twice. */
const mostUnnoted = 35;
/** How long a mail of the outbox may take while an issue goes out, in milliseconds. */
const longestWait = 5_000;
const processes = { sqlite: 1, postgres: 3 } as const;

let open: OpenDatabase;
let servers: IssueServers;
afterEach(async () => {
  await servers.stop();
  await open.close();
});

const emailOf = (index: number) => `reader-${index}@reader.example`;

/** Adds readers, each of whom subscribed a second after the one before; returns their ids in that order. */
async function addReaders(): Promise<string[]> {
  const ids = Array.from({ length: readers }, () => randomUUID());
  const began = Date.parse('2026-01-01T00:00:00.000Z');
  for (let from = 0; from < readers; from += 1_000)
    await open.database.transaction((trx) =>
      trx
        .insertInto('newsletterSubscribers')
        .values(
          ids.slice(from, from + 1_000).map((id, place) => {
            const at = new Date(began + (from + place) * 1000).toISOString();
            const email = emailOf(from + place);
            return {
              id,
              email,
              emailKey: email,
              name: '',
              language: place % 3 === 0 ? 'pt' : 'en',
              status: 'confirmed' as const,
              personId: null,
              createdAt: at,
              confirmedAt: at,
              unsubscribedAt: null,
              lessOften: false,
            };
          }),
        )
        .execute(),
    );
  return ids;
}

function stateOf(id: string): Promise<string> {
  return open.database.read(async (db) => {
    const query = db.selectFrom('campaigns').select('state').where('id', '=', id);
    return (await query.executeTakeFirstOrThrow()).state;
  });
}

async function endClaims(): Promise<void> {
  const dueAt = new Date().toISOString();
  await open.database.transaction((trx) =>
    trx
      .updateTable('campaignRecipients')
      .set({ dueAt })
      .where('state', '=', 'waiting')
      .where('dueAt', '>', dueAt)
      .execute(),
  );
}

/** Whether claims are left although all places that were taken have passed by seconds: of killed servers. */
async function areClaimsLeft(): Promise<boolean> {
  const now = Date.now();
  return open.database.read(async (db) => {
    const pace = db.selectFrom('newsletterPace').select('freeAt');
    const { freeAt } = await pace.executeTakeFirstOrThrow();
    if (now < Date.parse(freeAt) + 5_000) return false;
    const claimed = await db
      .selectFrom('campaignRecipients')
      .select('subscriberId')
      .where('state', '=', 'waiting')
      .where('dueAt', '>', new Date(now).toISOString())
      .limit(1)
      .executeTakeFirst();
    return claimed !== undefined;
  });
}

/**
 * Waits until the mail server has taken so many mails of an issue, or it has ended. Where all that wait
 * are claimed by killed servers, their claims end, as they do on PostgreSQL after five minutes; the long
 * form waits for these.
 */
async function untilTaken(id: string, count: number, { endsClaims }: { endsClaims: boolean }) {
  const isEnough = async () =>
    servers.taken.length >= count || ['sent', 'stopped'].includes(await stateOf(id));
  while (!(await isEnough())) {
    const isOver = async () => (await isEnough()) || (endsClaims && (await areClaimsLeft()));
    await expect.poll(isOver, { timeout: 1_800_000, interval: 20 }).toBe(true);
    if (!(await isEnough())) await endClaims();
  }
}

/** Books a call while the issue goes out: its mail does not wait for the issue. */
async function expectBookingAtOnce(): Promise<void> {
  const [slot = { date: '', time: '' }] = await freeSlots(servers.origin());
  const body = bodyFor(slot);
  const response = await postBooking(servers.origin(), body);
  expect(response.status).toBe(201);
  const booked = Date.now();
  const mail = () => servers.taken.find(({ to }) => to === body.email);
  await expect.poll(mail, { timeout: 4 * longestWait, interval: 10 }).toBeDefined();
  expect((mail()?.at ?? 0) - booked).toBeLessThan(longestWait);
}

/** Checks that no stretch of so many milliseconds holds more mails than the pace, and `more`. */
function expectPace(taken: readonly Taken[], milliseconds: number, more = 0): void {
  const times = taken.map(({ at }) => at).toSorted((a, b) => a - b);
  const most = (perMinute * milliseconds) / 60_000 + more;
  let first = 0;
  let fullest = 0;
  for (const [last, at] of times.entries()) {
    while (at - (times[first] ?? 0) >= milliseconds) first += 1;
    fullest = Math.max(fullest, last - first + 1);
  }
  expect(fullest).toBeLessThanOrEqual(most);
}

describe.each(enginesOf('postgres'))('an issue of the newsletter on %s', (engine) => {
  it(`reaches ${readers} readers once each through ${kills} kills`, async () => {
    open = await openMigratedDatabase({ engine, seeded: true });
    const ids = await addReaders();
    servers = await startIssueServers(open, processes[engine]);
    const issue = await servers.startIssue(perMinute);
    const begun = async () => (await stateOf(issue)) !== 'scheduled';
    await expect.poll(begun, { timeout: 30_000, interval: 20 }).toBe(true);

    const endsClaims = engine === 'postgres' && !isLong;
    const gone = ids.slice(-leaving);
    for (let kill = 0; kill < kills; kill += 1) {
      const count = Math.floor((0.9 * readers * (kill + Math.random())) / kills);
      await untilTaken(issue, count, { endsClaims });
      if (kill === 1) for (const id of gone) await servers.leave(id);
      if (kill === Math.floor(kills / 2)) await expectBookingAtOnce();
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
      await servers.killOne();
    }
    await untilTaken(issue, Number.POSITIVE_INFINITY, { endsClaims });
    expect(await stateOf(issue)).toBe('sent');

    const rows = await open.database.read((db) =>
      db.selectFrom('campaignRecipients').select(['subscriberId', 'state']).execute(),
    );
    const became = new Map(rows.map(({ subscriberId, state }) => [subscriberId, state]));
    expect(rows).toHaveLength(readers);
    for (const [place, id] of ids.entries())
      expect(became.get(id), id).toBe(place < readers - leaving ? 'sent' : 'skipped');

    const mails = servers.taken.filter(({ id }) => id.startsWith('newsletter-issue.'));
    const known = new Map(
      ids.map((id, place) => [`newsletter-issue.${issue}.${id}@127.0.0.1`, emailOf(place)]),
    );
    for (const { id, to } of mails) expect(known.get(id)).toBe(to);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(readers - leaving);
    expect(mails.length - (readers - leaving)).toBeLessThanOrEqual(kills * mostUnnoted);
    expectPace(mails, 60_000);
    // Within less than a minute, those that were on their way count as well.
    expectPace(mails, 20_000, 5 * processes[engine]);
  });
});
