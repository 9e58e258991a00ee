import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { removeUnusedFiles } from '#features/files/remove-unused-files.server.ts';
import { createFiles } from '#platform/files/files.server.ts';
import { contextOver, servicesOver } from '../../factories/test-services.ts';
import { enginesOf } from '../../harness/test-database.ts';
import { type OpenDatabase, openMigratedDatabase } from '../open-database.ts';
import { sha256, type Told, tellStory } from './client-story.ts';
import { type KilledSite, startKilledSite } from './killed-site.ts';

const kills = process.env.TEST_LONG ? 40 : 6;

let open: OpenDatabase;
let site: KilledSite;
afterEach(async () => {
  await site.stop();
  await open.close();
});

/** Checks that the work of a client has each thing once, with the very bytes that were meant. */
async function expectTold({ email, orderId, projectId, handedIn, approved }: Told): Promise<void> {
  await open.database.read(async (db) => {
    const [project, ...others] = await db
      .selectFrom('projects')
      .select(['id', 'state'])
      .where('orderId', '=', orderId)
      .execute();
    expect([project, others]).toEqual([{ id: projectId, state: 'closed' }, []]);
    const decisions = await db
      .selectFrom('projectDecisions')
      .select(['choice', 'sha256', 'messageId'])
      .where('projectId', '=', projectId)
      .orderBy('at')
      .execute();
    const [byPage, byMail] = approved;
    expect(decisions).toEqual([
      { choice: 'answered', sha256: null, messageId: null },
      { choice: 'handed-in', sha256: null, messageId: null },
      { choice: 'approved', sha256: byPage, messageId: null },
      { choice: 'approved', sha256: byMail, messageId: expect.any(String) },
    ]);
    const versions = await db
      .selectFrom('projectVersions')
      .innerJoin('projectDocuments', 'projectDocuments.id', 'projectVersions.documentId')
      .innerJoin('files', 'files.id', 'projectVersions.fileId')
      .select(['files.sha256', 'files.removedAt'])
      .where('projectDocuments.projectId', '=', projectId)
      .execute();
    const wanted = [sha256(handedIn), byPage, byMail].map((hash) => ({
      sha256: hash,
      removedAt: null,
    }));
    expect(new Set(versions)).toEqual(new Set(wanted));
    expect(versions).toHaveLength(wanted.length);
    const meetings = await db
      .selectFrom('bookings')
      .select('status')
      .where('orderId', '=', orderId)
      .execute();
    expect(meetings).toEqual([{ status: 'confirmed' }]);
    const talk = await db
      .selectFrom('messages')
      .innerJoin('conversations', 'conversations.id', 'messages.conversationId')
      .select(['direction', 'body'])
      .where('projectId', '=', projectId)
      .execute();
    expect(talk.filter(({ direction }) => direction === 'out')).toEqual([
      { direction: 'out', body: `It was a pleasure, ${email}.` },
    ]);
    expect(talk.filter(({ direction }) => direction === 'in')).toHaveLength(1);
  });
}

/** Waits until every mail has left, and checks that each was taken, and twice only if a kill came between. */
async function expectDelivered(told: readonly Told[]): Promise<void> {
  const unsent = () =>
    open.database.read((db) =>
      db.selectFrom('outbox').select(['kind', 'status']).where('status', '<>', 'sent').execute(),
    );
  await expect.poll(unsent, { timeout: 150_000, interval: 500 }).toEqual([]);
  const sent = await open.database.read((db) =>
    db.selectFrom('outbox').select(['kind', 'messageId']).execute(),
  );
  const taken = site.smtp.received.map(
    ({ raw }) => /^Message-ID:\s+<(.+?)>/im.exec(raw)?.[1] ?? 'none',
  );
  expect(new Set(taken)).toEqual(new Set(sent.map(({ messageId }) => messageId)));
  expect(taken.length - sent.length).toBeLessThanOrEqual(kills);
  const numberOf = (kind: string) => sent.filter((mail) => mail.kind === kind).length;
  expect(numberOf('project-begun')).toBe(told.length);
  expect(numberOf('project-finished')).toBe(told.length);
}

/** Checks that a file of the disk is either a row's or gone a day later, and that each row has its bytes. */
async function expectTidyDisk(): Promise<void> {
  const { dataDir } = open.settings;
  const services = servicesOver(open.database, {
    clock: () => new Date(Date.now() + 2 * 86_400_000),
    files: createFiles({ dataDir, filesS3Url: null, clamd: null }),
  });
  await removeUnusedFiles(contextOver(services));
  const folder = join(dataDir, 'files');
  const onDisk = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => sha256(readFileSync(join(entry.parentPath, entry.name))));
  const rows = await open.database.read((db) =>
    db.selectFrom('files').select('sha256').where('removedAt', 'is', null).execute(),
  );
  expect(new Set(onDisk)).toEqual(new Set(rows.map((row) => row.sha256)));
  expect(onDisk).toHaveLength(new Set(onDisk).size);
}

describe.each(enginesOf('sqlite'))('the story on %s', (engine) => {
  it(`killed ${kills} times loses and doubles nothing`, async () => {
    open = await openMigratedDatabase({ engine, seeded: true });
    site = await startKilledSite(open.env, kills);
    const told: Told[] = [];
    while (site.killsLeft() > 0) told.push(await tellStory(site, open, told.length + 1));
    await site.stripe.webhooks.settled();
    for (const one of told) await expectTold(one);
    await expectDelivered(told);
    await expectTidyDisk();
  }, 600_000);
});
