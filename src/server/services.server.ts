import { systemClock } from '#core/clock.ts';
import { checkSchema } from '#database/check-schema.server.ts';
import { checkFolderAtStart, checkSchemaAtStart } from '#database/first-start.server.ts';
import { migrate } from '#database/migrate.server.ts';
import { seedIfEmpty } from '#database/seed.server.ts';
import { requireCompany, sampleFieldsOf } from '#features/company/company.server.ts';
import { startNewsletterLane } from '#features/newsletter/sending/newsletter-lane.server.ts';
import { mailImages } from '#mail/mail-images.server.ts';
import { createContext, type Services } from '#platform/context/context.server.ts';
import { describeTlsFailure } from '#platform/database/connection-address.ts';
import { prepareDataFolder } from '#platform/database/data-folder.server.ts';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import { isBusyFile } from '#platform/database/faults.server.ts';
import { lockFolder } from '#platform/database/server-lock.server.ts';
import { DatabaseUnavailableError } from '#platform/database/transact.server.ts';
import { UnusableDataError } from '#platform/database/unusable-data.server.ts';
import { SettingError, type Settings } from '#platform/env.server.ts';
import { createFiles, readStoredFrom } from '#platform/files/files.server.ts';
import { type PeriodicJobs, startPeriodicJobs } from '#platform/jobs/periodic-jobs.server.ts';
import type { Logger } from '#platform/logger.server.ts';
import { createMailer } from '#platform/mailer/mailer.server.ts';
import { createSender } from '#platform/mailer/sender.server.ts';
import { startOutboxWorker } from '#platform/outbox/outbox-worker.server.ts';
import { preloadPaymentProvider } from '#platform/payments/create-payment-provider.server.ts';
import { createServices } from './create-services.server.ts';
import { periodicJobs } from './jobs.server.ts';
import { createMailPictures } from './mail-pictures.server.ts';

/** The services of a running server, whose outbox and jobs are running. */
export type RunningServices = Services & {
  /** Stops outbox and jobs, then closes the database. */
  stop(): Promise<void>;
};

/** What begins after what needs it. */
type Running = {
  jobs: PeriodicJobs | null;
};

async function reportSamples(
  database: Database,
  settings: Settings,
  logger: Logger,
): Promise<void> {
  const fields = sampleFieldsOf(await database.read(requireCompany));
  if (fields.length > 0) logger.warn({ fields }, 'the company still has sample values');
  if (!settings.rateLimits) logger.warn('rate limits and the minimum form time are off');
}

function refuseUnreachable(
  error: unknown,
  { location }: Database,
  { databaseUrl }: Settings,
): never {
  const tls = databaseUrl === null ? null : describeTlsFailure(error);
  if (tls !== null)
    throw new SettingError(`DATABASE_URL: the PostgreSQL server cannot be used: ${tls}`);
  if (!(error instanceof DatabaseUnavailableError)) throw error;
  if (isBusyFile(error.cause))
    throw new UnusableDataError(
      `The database ${location} is held by another program; end that program and start again`,
    );
  const { code, message } = error.cause as { code?: string; message: string };
  if (databaseUrl === null)
    throw new UnusableDataError(
      `The database ${location} cannot be used (${message}); make room on its disk, and let this user write there`,
    );
  throw new SettingError(
    `DATABASE_URL: the PostgreSQL server cannot be used (${code ?? message}); allowed: the address of one that runs, with its user, password and database`,
  );
}

/** Migrates the database, checks it, and seeds it if it is empty. */
async function bringUpToDate(
  database: Database,
  settings: Settings,
  logger: Logger,
): Promise<void> {
  await checkSchemaAtStart(database, settings);
  const applied = await migrate(database);
  await checkSchema(database);
  if (applied.length > 0) logger.info({ applied }, 'migrated');
  const { samples } = settings;
  if (await seedIfEmpty(database, systemClock, { samples }))
    logger.info(samples ? 'seeded the sample content' : 'seeded the company, without samples');
}

/** Opens the database, brings it up to date, and warns of what is still a sample. */
async function prepareDatabase(settings: Settings, logger: Logger): Promise<Database> {
  const database = openDatabase(settings, (error) =>
    logger.warn(
      { code: (error as { code?: string }).code },
      'an idle database connection was lost',
    ),
  );
  await bringUpToDate(database, settings, logger).catch((error) =>
    refuseUnreachable(error, database, settings),
  );
  await reportSamples(database, settings, logger);
  return database;
}

/**
 * Opens the services of a server: the migrated database, the outbox and the jobs. Throws
 * `UnusableDataError` if the embedded folder or database cannot be used, `SettingError` if
 * PostgreSQL cannot be reached.
 */
export async function openServices(settings: Settings, logger: Logger): Promise<RunningServices> {
  checkFolderAtStart(settings);
  if (settings.smtpUrl === null) prepareDataFolder(settings.dataDir);
  const folder = settings.databaseUrl === null ? lockFolder(settings.dataDir) : null;
  const database = await prepareDatabase(settings, logger);
  const running: Running = { jobs: null };
  // The outbox is one of the services, so that it begins before they are whole.
  const whole = Promise.withResolvers<Services>();
  const makeMailer = () =>
    createMailer({
      smtpUrl: settings.smtpUrl,
      dataDir: settings.dataDir,
      inlineImages: mailImages,
      drawInline: createMailPictures(whole.promise),
      sender: createSender(settings.mailFrom, () => database.read(requireCompany)),
      readStored: readStoredFrom(createFiles(settings)),
    });
  const mailer = makeMailer();
  const outbox = startOutboxWorker({
    database,
    clock: systemClock,
    logger,
    deliver: (mail) => mailer.deliver(mail),
    releaseClaimsAtStart: database.engine === 'sqlite',
  });
  const wakeOutbox = () => outbox.wake();
  await preloadPaymentProvider(settings);
  const wakeJob = (name: string) => running.jobs?.wake(name);
  const services = createServices(settings, { database, logger, wakeOutbox, wakeJob });
  whole.resolve(services);
  const jobs = startPeriodicJobs(periodicJobs(services), services);
  running.jobs = jobs;
  // With connections of its own: no mail of the outbox waits for an issue of the newsletter.
  const issuesMailer = makeMailer();
  const newsletter = startNewsletterLane(
    () => createContext(services, { kind: 'job', name: 'newsletter' }),
    (mail) => issuesMailer.deliver(mail),
  );
  return {
    ...services,
    async stop() {
      services.pictures.stop();
      await services.wholeCheck.stop();
      await services.imports.stop();
      await jobs.stop();
      await Promise.all([outbox.stop(), newsletter.stop()]);
      issuesMailer.close();
      mailer.close();
      await database.close();
      folder?.release();
    },
  };
}
