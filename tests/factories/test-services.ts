import { Hono } from 'hono';
import { seedIfEmpty } from '#database/seed.server.ts';
import { ledgerListeners } from '#features/payments/desk/ledger-listeners.server.ts';
import { answerListeners } from '#features/projects/do/mail-listeners.server.ts';
import { projectListeners } from '#features/projects/work/project-listeners.server.ts';
import { type Context, createContext, type Services } from '#platform/context/context.server.ts';
import {
  type ApiSetup,
  type Audience,
  type FeatureApi,
  mountFeatures,
} from '#platform/context/mount-features.server.ts';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import { createWholeCheck } from '#platform/database/whole-check.server.ts';
import { createFiles } from '#platform/files/files.server.ts';
import { createPictureWorker } from '#platform/files/picture-worker.server.ts';
import {
  createImportPrograms,
  type ImportPrograms,
} from '#platform/imports/import-programs.server.ts';
import { createLiveUpdates } from '#platform/live/live-updates.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import { createSandboxProvider } from '#platform/payments/sandbox/sandbox-provider.server.ts';
import { createVies } from '#platform/vies/vies.server.ts';
import { findPictureProgram } from '#server/pictures/picture-program.ts';
import { findBuiltImportPrograms } from '../harness/built-import-programs.ts';
import {
  createMigratedDatabase,
  type Engine,
  type TestDatabase,
} from '../harness/test-database.ts';

export type TestServices = {
  services: Services;
  database: Database;
  place: TestDatabase;
  /** Can be set by tests. */
  clock: { now: Date };
  /** How often the outbox was woken. */
  outbox: { woken: number };
  /** A context for a use case that is called without HTTP, with the current services. */
  readonly context: Context;
  close(): Promise<void>;
};

const testOrigin = 'https://entrada.example';

/** The programs of an import over a test's database. */
export function importsIn(
  place: { dataDir: string; databaseUrl: string | null },
  limits?: Parameters<typeof createImportPrograms>[2],
): ImportPrograms {
  const settings = { ...place, filesS3Url: null, clamd: null, origin: testOrigin };
  return createImportPrograms(settings, findBuiltImportPrograms, limits);
}

/** Services that a test replaces, such as the card provider. */
type Overrides = Partial<
  Pick<Services, 'logger' | 'payments' | 'clock' | 'files' | 'imports' | 'invoicing' | 'mailIn'>
>;

/** Services over a given database; by default with the sandbox and a silent logger. */
export function servicesOver(
  database: Database,
  { clock = () => new Date(), ...overrides }: Overrides = {},
): Services {
  return {
    database,
    wholeCheck: createWholeCheck(null),
    clock,
    logger: createLogger('silent'),
    origin: testOrigin,
    payments: createSandboxProvider({ database, clock }),
    vies: createVies(null),
    invoicing: null,
    mailIn: null,
    listeners: [...ledgerListeners, ...projectListeners, ...answerListeners],
    wakeOutbox() {},
    wakeJob() {},
    live: createLiveUpdates(database),
    files: createFiles({ dataDir: '/nowhere', filesS3Url: null, clamd: null }),
    pictures: createPictureWorker(findPictureProgram()),
    imports: importsIn({ dataDir: '/nowhere', databaseUrl: null }),
    ...overrides,
  };
}

/** Services over their own migrated database, seeded with the samples by default. */
export async function openTestServices({
  now,
  engine,
  seeded = true,
}: {
  now: string;
  engine?: Engine | undefined;
  seeded?: boolean;
}): Promise<TestServices> {
  const place = await createMigratedDatabase(engine);
  const { dataDir, databaseUrl = null } = place.settings;
  const database = openDatabase({ dataDir, databaseUrl });
  const clock = { now: new Date(now) };
  const outbox = { woken: 0 };
  if (seeded) await seedIfEmpty(database, () => clock.now);
  const services = {
    ...servicesOver(database, {
      clock: () => clock.now,
      files: createFiles({ dataDir, filesS3Url: null, clamd: null }),
      imports: importsIn({ dataDir, databaseUrl }),
    }),
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
      services.pictures.stop();
      await services.imports.stop();
      await database.close();
      await place.dispose();
    },
  };
}

/** A context for a use case that is called without HTTP. */
export function contextOver(services: Services): Context {
  return createContext(services, { kind: 'job', name: 'test' });
}

/** What features are created with; by default with limits on forms, as on a server. */
export function apiSetup(
  services: Services,
  settings: Partial<ApiSetup['settings']> = {},
): ApiSetup {
  return {
    services,
    settings: {
      rateLimits: true,
      portalDemo: true,
      trustedProxies: [],
      dataDir: '/nowhere',
      databaseUrl: null,
      smtpUrl: null,
      mailFrom: null,
      filesS3Url: null,
      clamd: null,
      stripe: null,
      viesUrl: null,
      invoices: null,
      // No test asks a DNS server that is not its own.
      dnsServers: ['127.0.0.1:1'],
      ...settings,
    },
  };
}

/** The calls of some features; a test sets the caller's address by `X-Test-Address`. */
export function mountForVisitors(features: readonly FeatureApi[], setup: ApiSetup): Hono {
  const actorOf: Audience['actorOf'] = (c) => ({
    kind: 'visitor',
    address: c.req.header('X-Test-Address') ?? null,
  });
  return new Hono().route('/', mountFeatures({ path: '/api/*', actorOf, features }, setup));
}

/** A database whose transactions fail at their end, as if the process had died. */
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

/** A database whose transactions find no company, so that writing a mail fails. */
export function withoutCompany(database: Database): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction(async (trx) => {
        await trx.deleteFrom('company').execute();
        await work(trx);
        throw new Error('The work succeeded without a company');
      }),
  };
}
