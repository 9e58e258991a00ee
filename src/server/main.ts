import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { UnusableDataError } from '#platform/database/unusable-data.server.ts';
import { readSettings, SettingError } from '#platform/env.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import { warnOfMistypedSettings } from '#platform/warn-of-mistyped-settings.server.ts';
import { createApp } from './app.server.ts';
import { stopOnSignal } from './graceful-shutdown.server.ts';
import { builtAssets } from './page-assets.server.ts';
import { openServices } from './services.server.ts';
import { builtSignInAssets } from './sign-in-assets.server.ts';
import { offerFirstOwnerAtStart } from './start/first-owner.server.ts';
import { warnBeforeGoLive } from './start/go-live-warnings.server.ts';
import { describeListenFailure } from './start/listen-failure.server.ts';

const clientDir = join(dirname(fileURLToPath(import.meta.url)), '..', 'client');

async function main(): Promise<void> {
  const settings = readSettings();
  const logger = createLogger(settings.logLevel);
  warnOfMistypedSettings(logger);
  const services = await openServices(settings, logger);
  await warnBeforeGoLive(services.database, settings, logger);
  await offerFirstOwnerAtStart(services);
  const app = createApp({
    services,
    settings,
    assets: builtAssets(clientDir),
    clientDir,
    strict: true,
    signIn: builtSignInAssets(join(clientDir, '..', 'sign-in')),
  });
  const server = serve({ fetch: app.fetch, hostname: settings.host, port: settings.port }, () =>
    logger.info({ origin: settings.origin, engine: services.database.engine }, 'listening'),
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(`${describeListenFailure(error, settings)}\n`);
    process.exit(1);
  });
  stopOnSignal(server, services, logger);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof SettingError || error instanceof UnusableDataError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
