import { sql } from 'kysely';
import { addWorkdays, workdayFrom } from '#core/workdays.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { readWorkOf } from '../projects.repository.server.ts';
import type { WorkAttention } from '../projects.schema.ts';
import { isLate, workdaysBetween } from '../schedule.ts';
import { heldSince, showSteps } from './show-project.server.ts';

/** How many projects are looked at that nobody has touched for longest. */
const mostExamined = 50;
/** From which reminder on a request is shown, also where it has no day. */
const manyReminders = 2;
/** How long words of a client are shown that nobody publishes. */
const wordsWaitDays = 30;

type Entry = WorkAttention['first'][number];

/** Returns what clients are late with or were reminded of twice, the longest first. */
async function lateClients(db: Queryable, today: string, most: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('projectRequests')
    .innerJoin('projects', 'projects.id', 'projectRequests.projectId')
    .innerJoin('people', 'people.id', 'projects.personId')
    .select(['projects.id', 'projects.title as work', 'projects.titlePt as workPt'])
    .select(['projectRequests.title', 'projectRequests.titlePt', 'askedAt', 'dueDay', 'reminders'])
    .select(['people.name', 'people.email'])
    .where('projects.state', '=', 'active')
    // As a literal, or the index of open requests is not used.
    .where('projectRequests.state', '=', sql.lit('open'))
    .where(({ eb, or }) => or([eb('dueDay', '<', today), eb('reminders', '>=', manyReminders)]))
    .orderBy('dueDay')
    .orderBy('askedAt')
    .limit(most)
    .execute();
  return rows
    .filter(({ dueDay, reminders }) => isLate(dueDay, today) || reminders >= manyReminders)
    .map(({ name, email, askedAt, dueDay, ...row }) => ({
      ...row,
      side: 'client',
      client: name || email,
      since: askedAt,
      lateDays: dueDay === null ? 0 : Math.max(0, workdaysBetween(workdayFrom(dueDay), today)),
    }));
}

/** Returns our steps that take longer than planned, of the projects that nobody has touched for longest. */
async function lateSteps(db: Queryable, today: string, most: number): Promise<Entry[]> {
  const projects = await db
    .selectFrom('projects')
    .innerJoin('people', 'people.id', 'projects.personId')
    .selectAll('projects')
    .select(['people.name', 'people.email'])
    .where('state', '=', 'active')
    .orderBy('projects.updatedAt')
    .limit(mostExamined)
    .execute();
  const workOf = await readWorkOf(
    db,
    projects.map(({ id }) => id),
  );
  return projects
    .flatMap((project): Entry[] => {
      const { steps, requests } = workOf(project.id);
      const step = showSteps(steps, requests).find(({ state }) => state === 'now');
      const since = heldSince(project, requests, steps);
      const isAsked = requests.some(({ state }) => state === 'open');
      if (step?.side !== 'company' || since === null || isAsked) return [];
      const due = addWorkdays(readClock(since, companyZone).day, step.days);
      if (due >= today) return [];
      return [
        {
          id: project.id,
          work: project.title,
          workPt: project.titlePt,
          title: step.title,
          titlePt: step.titlePt,
          side: 'company',
          client: project.name || project.email,
          since,
          reminders: 0,
          lateDays: workdaysBetween(due, today),
        },
      ];
    })
    .slice(0, most);
}

/** Returns words of clients that nobody has published yet, of the last weeks, and public ones that were taken back. */
async function waitingWords(
  db: Queryable,
  now: Date,
  most: number,
): Promise<WorkAttention['words']> {
  const since = new Date(now.getTime() - wordsWaitDays * 86_400_000).toISOString();
  const rows = await db
    .selectFrom('clientWords')
    .innerJoin('projects', 'projects.id', 'clientWords.projectId')
    .innerJoin('people', 'people.id', 'projects.personId')
    .leftJoin('testimonials', 'testimonials.id', 'clientWords.recordId')
    .select(['recordId', 'people.name', 'people.email', 'givenAt', 'withdrawnAt'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('withdrawnAt', 'is not', null), eb('testimonials.id', 'is not', null)]),
        and([
          eb('withdrawnAt', 'is', null),
          eb('testimonials.id', 'is', null),
          eb('givenAt', '>', since),
        ]),
      ]),
    )
    .orderBy('givenAt')
    .limit(most)
    .execute();
  return rows.map(({ recordId, name, email, givenAt, withdrawnAt }) => ({
    recordId,
    client: name || email,
    at: withdrawnAt ?? givenAt,
    isTaken: withdrawnAt !== null,
  }));
}

/** Returns the work that needs somebody: what clients are late with, and our own late steps. */
export async function listAttention(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  most: number,
): Promise<WorkAttention> {
  const now = clock();
  const today = readClock(now, companyZone).day;
  return database.read(async (db) => ({
    words: await waitingWords(db, now, most),
    first: [...(await lateSteps(db, today, most)), ...(await lateClients(db, today, most))],
  }));
}
