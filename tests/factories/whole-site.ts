import { migrate } from '#database/migrate.server.ts';
import { seedIfEmpty } from '#database/seed.server.ts';
import { requireCompany } from '#features/company/company.repository.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { createSandboxProvider } from '#platform/payments/sandbox/sandbox-provider.server.ts';
import { createApp } from '#server/app.server.ts';
import { createTestDatabase } from '../harness/test-database.ts';

export type WholeSite = Awaited<ReturnType<typeof createWholeSite>>;

const origin = 'https://entrada.example';

/** Pages and calls as one application, without a socket. `clock.now` may be moved. */
export async function createWholeSite(now: string) {
  const place = await createTestDatabase();
  const { dataDir, databaseUrl = null } = place.settings;
  const database = openDatabase({ dataDir, databaseUrl });
  const clock = { now: new Date(now) };
  await migrate(database);
  await seedIfEmpty(database, () => clock.now);
  const deps = {
    database,
    clock: () => clock.now,
    logger: createLogger('silent'),
    origin,
    getCompany: requireCompany,
    wakeOutbox: () => {},
    payments: createSandboxProvider({ database, clock: () => clock.now }),
  };
  const app = createApp({
    ...deps,
    rateLimits: false,
    portalDemo: true,
    assets: { linesFor: () => '', finish: async (_path, html) => html },
    clientDir: null,
    strict: true,
  });
  return {
    app,
    deps,
    database,
    clock,
    origin,
    async send<Answer>(path: string, body: unknown, method = 'POST'): Promise<Answer> {
      const headers = { 'Content-Type': 'application/json' };
      const response = await app.request(path, { method, headers, body: JSON.stringify(body) });
      const text = await response.text();
      return (text.startsWith('{') ? JSON.parse(text) : {}) as Answer;
    },
    /** Every mail that waits, oldest first. */
    async mails(): Promise<OutgoingMail[]> {
      const rows = await database.read((db) =>
        db.selectFrom('outbox').selectAll().orderBy('createdAt').orderBy('id').execute(),
      );
      return rows.map(
        ({ kind, messageId, payload }) =>
          ({ ...(payload as object), kind, messageId }) as OutgoingMail,
      );
    },
    async close() {
      await database.close();
      await place.dispose();
    },
  };
}
