import { describe, expect } from 'vitest';
import { removeAbandonedPapers } from '#features/projects/papers/remove-abandoned.server.ts';
import { remindClients } from '#features/projects/requests/remind-clients.server.ts';
import {
  becomeOwner,
  test as it,
  ownerEmail,
  type StaffSite,
  signIn,
} from '../../factories/staff-site.ts';
import { dumpDatabase } from '../../harness/dump-database.ts';
import { ask, post, putFile, readProject, startProject } from './calls.ts';

const question = { kind: 'answer', title: 'What will it do?' };

/** Runs the job every hour, from a day to another, and returns the days on which it wrote mails. */
async function runThrough(site: StaffSite, days: number): Promise<string[]> {
  const before = new Set((await site.mails()).map(({ messageId }) => messageId));
  for (let hour = 0; hour < days * 24; hour += 1) {
    site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
    await remindClients(site.context);
  }
  return (await reminders(site, before)).map(({ createdAt }) => createdAt).sort();
}

async function reminders({ database }: StaffSite, before: ReadonlySet<string> = new Set()) {
  const rows = await database.read((db) =>
    db
      .selectFrom('outbox')
      .select(['messageId', 'createdAt'])
      .where('kind', '=', 'project-reminder')
      .execute(),
  );
  return rows.filter(({ messageId }) => !before.has(messageId));
}

describe('reminders', () => {
  it('are six at most, on working days of Lisbon, with its holidays out', async ({ site }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner);
    await ask(owner, project, { ...question, dueDay: '2026-11-28' });
    const mailed = await runThrough(site, 60);
    // Due on a Saturday, so on Monday the 30th; 1 and 8 December and Christmas are holidays.
    expect(mailed.map((at) => at.slice(0, 13))).toEqual([
      '2026-11-26T09',
      '2026-11-30T09',
      '2026-12-04T09',
      '2026-12-14T09',
      '2026-12-21T09',
      '2026-12-29T09',
    ]);
    await signIn(site, ownerEmail);
    const { requests } = await readProject(await signIn(site, ownerEmail), project);
    expect(requests).toMatchObject([{ reminders: 6, isLate: true, state: 'open' }]);
  });

  it('stop when it is done or taken back, and rest while work is paused', async ({ site }) => {
    const owner = await becomeOwner(site);
    const [done, withdrawn, paused] = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => {
        const project = await startProject(owner, { email: `${name}@tessera.example` });
        return { project, ...(await ask(owner, project, { ...question, dueDay: '2026-11-27' })) };
      }),
    );
    if (!done || !withdrawn || !paused) throw new Error('unreachable');
    await site.send(`/api/do/${done.token}`, { text: 'Tiles' });
    await post(owner, `/projects/${withdrawn.project}/requests/${withdrawn.id}/withdraw`, {}, 204);
    await post(owner, `/projects/${paused.project}/pause`, {}, 200);
    expect(await runThrough(site, 9)).toEqual([]);
    const again = await signIn(site, ownerEmail);
    // Paused from Monday to Wednesday of the week after: seven working days, which the due day moves by.
    await post(again, `/projects/${paused.project}/resume`, {}, 200);
    const { requests } = await readProject(again, paused.project);
    expect(requests).toMatchObject([{ dueDay: '2026-12-09', isLate: false }]);
    expect((await runThrough(site, 8)).map((at) => at.slice(0, 10))).toEqual([
      '2026-12-04',
      '2026-12-09',
    ]);
  });

  it('of one project are one mail, in its language, with each link and what a delay costs', async ({
    site,
  }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner, { language: 'pt' });
    const first = await ask(owner, project, { ...question, dueDay: '2026-11-25' });
    const second = await ask(owner, project, {
      ...question,
      title: 'E a morada?',
      dueDay: '2026-11-25',
    });
    expect(await runThrough(site, 3)).toEqual(['2026-11-25T09:30:00.000Z']);
    const mail = (await site.mails()).find(({ kind }) => kind === 'project-reminder');
    const { text = '', subject } = mail ?? {};
    expect(subject).toBe('Lembrete: 2 coisas para «Empresa em Portugal» (Entrada)');
    expect(text).toContain(first.token);
    expect(text).toContain(second.token);
    expect(mail?.messageId).toBe(`project-reminder.${project}.2026-11-25@entrada.example`);
  });

  it('are not written twice by two servers, nor on the day of one by hand', async ({ site }) => {
    const owner = await becomeOwner(site);
    const project = await startProject(owner);
    const { id } = await ask(owner, project, { ...question, dueDay: '2026-11-25' });
    site.clock.now = new Date('2026-11-25T10:00:00.000Z');
    await Promise.all([1, 2, 3].map(() => remindClients(site.context)));
    expect(await reminders(site)).toHaveLength(1);
    site.clock.now = new Date('2026-11-30T08:00:00.000Z');
    const again = await signIn(site, ownerEmail);
    await post(again, `/projects/${project}/requests/${id}/remind`, {}, 204);
    site.clock.now = new Date('2026-11-30T12:00:00.000Z');
    await remindClients(site.context);
    expect(await reminders(site)).toHaveLength(2);
    expect((await readProject(await signIn(site, ownerEmail), project)).requests).toMatchObject([
      { reminders: 2 },
    ]);
  });
});

describe('papers that were never handed in', () => {
  it('go after a week, and those that were handed in stay', async ({ site, later }) => {
    const owner = await becomeOwner(site);
    const { token } = await ask(owner, await startProject(owner), {
      kind: 'document',
      title: 'NIF',
    });
    const [kept, left] = [crypto.randomUUID(), crypto.randomUUID()] as const;
    for (const id of [kept, left]) await putFile(site, token, { id, name: `${id}.pdf` });
    await site.send(`/api/do/${token}`, { files: [kept] });
    later({ days: 6 });
    expect(await removeAbandonedPapers(site.context)).toBe(0);
    later({ days: 2 });
    expect(await removeAbandonedPapers(site.context)).toBe(1);
    const { project_documents: documents = [] } = await dumpDatabase(site.database);
    expect(documents).toHaveLength(1);
    expect(documents[0]).toContain(kept);
  });
});
