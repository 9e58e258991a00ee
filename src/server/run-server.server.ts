import { join } from 'node:path';
import { isatty } from 'node:tty';
import { keepCalendarIds } from '#features/booking/messages/booking-calendar.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { UnusableDataError } from '#platform/database/unusable-data.server.ts';
import { readSettings, SettingError, type Settings } from '#platform/env.server.ts';
import { createLogOutput, openStandardOutput } from '#platform/log-output.server.ts';
import { createLogger, type Logger } from '#platform/logger.server.ts';
import { warnOfMistypedSettings } from '#platform/warn-of-mistyped-settings.server.ts';
import { builtAdminAssets } from './admin/admin-assets.server.ts';
import { createSiteServer } from './create-site-server.server.ts';
import { freeMemoryWhenCalm } from './free-memory.server.ts';
import { stopOnSignal } from './graceful-shutdown.server.ts';
import { keepAssets, keptAssetsFolder } from './kept-assets.server.ts';
import { builtAssets } from './page-assets.server.ts';
import { followRevision } from './page-store/follow-revision.server.ts';
import { createPageStore } from './page-store/page-store.server.ts';
import { openServices } from './services.server.ts';
import { offerFirstOwnerAtStart } from './start/first-owner.server.ts';
import { warnBeforeGoLive } from './start/go-live-warnings.server.ts';
import { describeListenFailure } from './start/listen-failure.server.ts';
import { requirePort } from './start/require-port.server.ts';

/** Whether the server writes its database or its mails to the data folder. */
function storesInFolder({ databaseUrl, smtpUrl }: Settings): boolean {
  return databaseUrl === null || smtpUrl === null;
}

const hour = 3_600_000;

/** Keeps the files of this build for a week from now, again and again while it runs. */
function keepAssetsWhileRunning(build: string, kept: string | null, logger: Logger): void {
  if (kept === null) {
    logger.warn('the files of the last builds cannot be kept');
    return;
  }
  const keep = () =>
    keepAssets(build, kept, new Date()).catch((err: unknown) =>
      logger.warn({ err }, 'the files of this build could not be kept'),
    );
  void keep();
  setInterval(keep, 12 * hour).unref();
}

/** Says in one line where the site is, beside the log: a reader of JSON lines gets none of it. */
function sayWhere(origin: string, firstOwner: string | null): void {
  const office = firstOwner === null ? `${origin}/admin` : `${firstOwner} (makes you its owner)`;
  const output = createLogOutput(
    () => openStandardOutput(isatty(1) ? 1 : 2),
    () => '',
  );
  output.write(`\nEntrada is at ${origin} · back office: ${office}\n\n`);
}

async function start(build: string): Promise<void> {
  const settings = readSettings();
  const logger = createLogger(settings.logLevel);
  await requirePort(settings);
  warnOfMistypedSettings(logger);
  const services = await openServices(settings, logger);
  await keepCalendarIds(services, settings.origin);
  await warnBeforeGoLive(services.database, settings, logger);
  const firstOwner = await offerFirstOwnerAtStart(services);
  const clientDir = join(build, 'client');
  const kept = keptAssetsFolder(build, settings.dataDir);
  const followed = followRevision(services.database);
  const store = createPageStore({
    revision: () => services.database.knownRevision(),
    isReachable: followed.isReachable,
  });
  const { server, counts } = createSiteServer({
    services,
    settings,
    assets: builtAssets(clientDir),
    clientDir,
    keptAssets: kept,
    company: await services.database.read(requireCompany),
    dataFolder: storesInFolder(settings) ? settings.dataDir : null,
    strict: true,
    admin: builtAdminAssets(join(build, 'admin')),
    store,
    backupProgram: join(build, 'server', 'backup.js'),
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(`${describeListenFailure(error, settings)}\n`);
    process.exit(1);
  });
  server.listen(settings.port, settings.host, () => {
    const { origin } = settings;
    logger.info({ origin, engine: services.database.engine }, 'listening');
    sayWhere(origin, firstOwner);
    services.wholeCheck.start(logger);
  });
  const logCounts = () => logger.info(counts, 'requests since the start');
  setInterval(logCounts, hour).unref();
  freeMemoryWhenCalm();
  keepAssetsWhileRunning(build, kept, logger);
  stopOnSignal({
    server,
    logger,
    endStreams: () => services.live.stop(),
    async stop() {
      followed.stop();
      logCounts();
      await services.stop();
    },
  });
}

/**
 * Serves a build, the folder of `client`, `admin` and `server`, until the process is stopped. If it
 * cannot start, prints why and exits with code 1.
 */
export async function runServer(build: string): Promise<void> {
  try {
    await start(build);
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof UnusableDataError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
