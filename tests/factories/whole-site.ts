import { requireCompany } from '#features/company/company.server.ts';
import type { Services } from '#platform/context/context.server.ts';
import { type Database, openDatabase, type Queryable } from '#platform/database/database.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { createApp } from '#server/app.server.ts';
import { followRevision } from '#server/page-store/follow-revision.server.ts';
import { noAssets } from '../harness/no-assets.ts';
import { apiSetup, openTestServices } from './test-services.ts';

export type WholeSite = Awaited<ReturnType<typeof createWholeSite>>;

/** Pages and calls as one application, without a socket. `clock.now` can be set. */
export async function createWholeSite(now: string) {
  const opened = await openTestServices({ now });
  const { services, database, clock, place } = opened;
  const others: Database[] = [];
  const stops: (() => void)[] = [];
  /** Asked about the sender's domain; a test puts its own in place. */
  const dnsServers = ['127.0.0.1:1'];
  const company = await database.read(requireCompany);
  const createOver = (own: Services, backupProgram?: string) =>
    createApp({
      ...apiSetup(own, {
        rateLimits: false,
        dataDir: place.settings.dataDir,
        databaseUrl: place.settings.databaseUrl ?? null,
        dnsServers,
      }),
      ...(backupProgram !== undefined && { backupProgram }),
      assets: noAssets,
      clientDir: null,
      strict: true,
      company,
      admin: { folder: null, linesFor: () => '', finish: async (_path, html) => html },
    });
  const app = createOver(services);
  return {
    app,
    get context() {
      return opened.context;
    },
    services,
    place,
    database,
    clock,
    origin: services.origin,
    dataDir: place.settings.dataDir,
    dnsServers,
    async send<Answer>(path: string, body: unknown, method = 'POST'): Promise<Answer> {
      const headers = { 'Content-Type': 'application/json' };
      const response = await app.request(path, { method, headers, body: JSON.stringify(body) });
      const text = await response.text();
      return (text.startsWith('{') ? JSON.parse(text) : {}) as Answer;
    },
    /** Every waiting mail, or those of a kind, oldest first. */
    async mails(ofKind?: OutgoingMail['kind']): Promise<OutgoingMail[]> {
      const rows = await database.read((db) => {
        const all = db.selectFrom('outbox').selectAll().orderBy('createdAt').orderBy('id');
        return (ofKind === undefined ? all : all.where('kind', '=', ofKind)).execute();
      });
      return rows.map(
        ({ kind, messageId, payload }) =>
          ({ ...(payload as object), kind, messageId }) as OutgoingMail,
      );
    },
    /**
     * Another application over the same database, which follows its content as a second process does,
     * with a backup program or none.
     */
    openSecond(backupProgram?: string) {
      const { dataDir, databaseUrl = null } = place.settings;
      const another = openDatabase({ dataDir, databaseUrl });
      const { stop } = followRevision(another);
      others.push(another);
      stops.push(stop);
      return createOver({ ...services, database: another }, backupProgram);
    },
    /** Another application over this database, whose reads are seen by `watch`. */
    openWatched(watch: (db: Queryable) => Queryable) {
      const read: Database['read'] = (work) => database.read((db) => work(watch(db)));
      return createOver({ ...services, database: { ...database, read } });
    },
    async close() {
      for (const stop of stops) stop();
      for (const another of others) await another.close();
      await opened.close();
    },
  };
}
