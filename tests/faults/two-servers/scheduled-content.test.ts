import { afterEach, describe, expect, it } from 'vitest';
import { companyZone, readClock, zonedInstant } from '#core/zoned-time.ts';
import { createDraft } from '#features/content/drafts/save-draft.server.ts';
import { scheduleRecord } from '#features/content/publishing/publish-record.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { valuesWith } from '../../factories/content/content-values.ts';
import { contextOver, servicesOver } from '../../factories/test-services.ts';
import { enginesOf } from '../../harness/test-database.ts';
import { type Child, startChild } from '../child-process.ts';
import { type OpenDatabase, openMigratedDatabase } from '../open-database.ts';

/** A wall time in Lisbon, the instant at which it goes out, and the wall time that is shown for it. */
const times = [
  ['2027-03-28', '00:30', '2027-03-28T00:30:00.000Z', '00:30'],
  // 01:30 is skipped that night: the clock shows 02:30 then.
  ['2027-03-28', '01:30', '2027-03-28T01:30:00.000Z', '02:30'],
  ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z', '02:30'],
  ['2027-10-31', '00:30', '2027-10-30T23:30:00.000Z', '00:30'],
  // 01:30 comes twice that night: it goes out at the first.
  ['2027-10-31', '01:30', '2027-10-31T00:30:00.000Z', '01:30'],
  ['2027-10-31', '02:30', '2027-10-31T02:30:00.000Z', '02:30'],
] as const;

const posts = contentKinds.find(({ name }) => name === 'posts');
if (!posts) throw new Error('There are no posts');
const kind = posts;

let open: OpenDatabase;
let children: Child[] = [];
afterEach(async () => {
  for (const child of children) await child.kill();
  children = [];
  await open.close();
});

async function startJob(env: Record<string, string> = {}): Promise<Child> {
  const child = startChild('publish-when-told.ts', { ...open.env, ...env });
  children.push(child);
  await child.says('ready');
  return child;
}

let runs = 0;

/** Begins a run of the job; resolves when it has ended. */
function runJob(child: Child, instant: string): Promise<void> {
  runs += 1;
  child.tell(`${runs} ${instant}`);
  return child.says(`done ${runs}`);
}

async function schedule(context: Context, day: string, time: string): Promise<string> {
  const word = `post-${day}-${time.replace(':', '')}`;
  const id = await createDraft(context, kind, valuesWith(kind, word));
  const outcome = await scheduleRecord(context, { kind, id, revision: 1 }, { day, time });
  expect(outcome).toEqual({ ok: true, value: null });
  return id;
}

/** When the post shows that it was published, and how often it was. */
async function publicationsOf(id: string) {
  return open.database.read(async (db) => ({
    shown: (
      await db.selectFrom('blogPosts').select('createdAt').where('id', '=', id).execute()
    ).map(({ createdAt }) => createdAt),
    logged: (
      await db
        .selectFrom('auditLog')
        .select('id')
        .where('subjectId', '=', id)
        .where('action', '=', 'content.publish')
        .execute()
    ).length,
  }));
}

describe.each(enginesOf('postgres'))('scheduled content on %s', (engine) => {
  it('goes out at the minute shown, once, by two servers of which one is killed', async () => {
    open = await openMigratedDatabase({ engine });
    const now = () => new Date('2027-01-01T12:00:00.000Z');
    const context = contextOver(servicesOver(open.database, { clock: now }));
    const [one, other] = [await startJob(), await startJob()];
    for (const [day, time, instant, shownTime] of times) {
      expect(zonedInstant(day, time, companyZone)).toBe(instant);
      expect(readClock(instant, companyZone)).toMatchObject({ day, time: shownTime });
      const id = await schedule(context, day, time);
      await runJob(other, new Date(Date.parse(instant) - 1_000).toISOString());
      expect(await publicationsOf(id)).toEqual({ shown: [], logged: 0 });
      const killed = time === '01:30' ? await startJob({ HOLD: '1' }) : null;
      killed?.tell(`0 ${instant}`);
      await killed?.says('held');
      const published = Promise.all([runJob(one, instant), runJob(other, instant)]);
      await killed?.kill();
      await published;
      expect(await publicationsOf(id)).toEqual({ shown: [instant], logged: 1 });
    }
  });
});
