import { createServer } from 'node:net';
import { SettingError, type Settings } from '#platform/env.server.ts';
import { describeListenFailure } from './listen-failure.server.ts';

/**
 * Listens for a moment, before a start creates or changes anything. Throws `SettingError` if it cannot.
 */
export async function requirePort(settings: Pick<Settings, 'host' | 'port'>): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(settings.port, settings.host, resolve);
    });
  } catch (error) {
    throw new SettingError(describeListenFailure(error as NodeJS.ErrnoException, settings));
  }
  await new Promise((resolve) => probe.close(resolve));
}
