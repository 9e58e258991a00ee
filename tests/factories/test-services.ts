import { Hono } from 'hono';
import { migrate } from '#database/migrate.server.ts';
import { seedIfEmpty } from '#database/seed.server.ts';
import { type Context, createContext, type Services } from '#platform/context/context.server.ts';
import {
  type ApiSetup,
  type Audience,
  type FeatureApi,
  mountFeatures,
} from '#platform/context/mount-features.server.ts';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import { createSandboxProvider } from '#platform/payments/sandbox/sandbox-provider.server.ts';
import { createTestDatabase, type Engine, type TestDatabase } from '../harness/test-database.ts';

export type TestServices = {
  services: Services;
  database: Database;
  place: TestDatabase;
  /** May be moved. */
  clock: { now: Date };
  /** How often the outbox was woken. */
  outbox: { woken: number };
  /** A context for a use case that is called without HTTP, over the services as they are now. */
  readonly context: Context;
  close(): Promise<void>;
};

/** What the services of a test may be instead: the card provider of Stripe, a logger that is read. */
type Instead = Partial<Pick<Services, 'logger' | 'payments' | 'clock'>>;

/** Services over a given database, with the sandbox as card provider and a silent logger. */
export function servicesOver(
  database: Database,
  { clock = () => new Date(), ...instead }: Instead = {},
): Services {
  return {
    database,
    clock,
    logger: createLogger('silent'),
    origin: 'https://entrada.example',
    payments: createSandboxProvider({ database, clock }),
    wakeOutbox() {},
    ...instead,
  };
}

/** Services over a migrated database of their own; seeded with the samples unless told otherwise. */
export async function openTestServices({
  now,
  engine,
  seeded = true,
}: {
  now: string;
  engine?: Engine | undefined;
  seeded?: boolean;
}): Promise<TestServices> {
  const place = await createTestDatabase(engine);
  const { dataDir, databaseUrl = null } = place.settings;
  const database = openDatabase({ dataDir, databaseUrl });
  const clock = { now: new Date(now) };
  const outbox = { woken: 0 };
  await migrate(database);
  if (seeded) await seedIfEmpty(database, () => clock.now);
  const services = {
    ...servicesOver(database, { clock: () => clock.now }),
    wakeOutbox() {
      outbox.woken += 1;
    },
  };
  return {
    services,
    database,
    place,
    clock,
    outbox,
    get context() {
      return contextOver(services);
    },
    async close() {
      await database.close();
      await place.dispose();
    },
  };
}

/** A context for a use case that is called without HTTP. */
export function contextOver(services: Services): Context {
  return createContext(services, { kind: 'job', name: 'test' });
}

/** What features are mounted with: limits on forms as a server has them, unless told otherwise. */
export function apiSetup(
  services: Services,
  settings: Partial<ApiSetup['settings']> = {},
): ApiSetup {
  return {
    services,
    settings: { rateLimits: true, portalDemo: true, trustedProxies: [], ...settings },
  };
}

/** Some features' calls; a test names the caller's address in `X-Test-Address`. */
export function mountForVisitors(features: readonly FeatureApi[], setup: ApiSetup): Hono {
  const actorOf: Audience['actorOf'] = (c) => ({
    kind: 'visitor',
    address: c.req.header('X-Test-Address') ?? null,
  });
  return new Hono().route('/', mountFeatures({ path: '/api/*', actorOf, features }, setup));
}

/** A database whose transactions are all undone at their end by the death of the process. */
export function dyingBeforeCommit(database: Database, message = 'died'): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction(async (trx) => {
        await work(trx);
        throw new Error(message);
      }),
  };
}

/** A database whose transactions find no company, so that no mail can be written in them. */
export function withoutCompany(database: Database): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction(async (trx) => {
        await trx.deleteFrom('company').execute();
        await work(trx);
        throw new Error('The work was done without a company');
      }),
  };
}
