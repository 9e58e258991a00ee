import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ViteDevServer } from 'vite';
import { readSettings } from '#platform/env.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import type { AdminAssets } from './admin/admin-assets.server.ts';
import type { createApp } from './app.server.ts';
import type { PageAssets } from './page-assets.server.ts';
import { openServices } from './services.server.ts';
import { offerFirstOwnerAtStart } from './start/first-owner.server.ts';

function devAssets(vite: ViteDevServer): PageAssets {
  return {
    linesFor: () =>
      ['early-presses', 'start-client']
        .map((name) => `<script type="module" src="/src/site/${name}.ts"></script>`)
        .join('\n'),
    scriptSource: '',
    finish: (pathname, html) => vite.transformIndexHtml(pathname, html),
  };
}

function devAdminAssets(vite: ViteDevServer): AdminAssets {
  return {
    folder: null,
    linesFor: (entry) => `<script type="module" src="/${entry}"></script>`,
    finish: (pathname, html) => vite.transformIndexHtml(pathname, html),
  };
}

/** Serves the site inside Vite's development server; each request runs the code that is on disk. */
export async function startDevelopment(vite: ViteDevServer) {
  const settings = readSettings();
  const logger = createLogger(settings.logLevel);
  const services = await openServices(settings, logger);
  await offerFirstOwnerAtStart(services);

  async function currentApp() {
    const { createApp: create } = (await vite.ssrLoadModule('/src/server/app.server.ts')) as {
      createApp: typeof createApp;
    };
    return create({
      services,
      settings,
      assets: devAssets(vite),
      clientDir: null,
      strict: false,
      admin: devAdminAssets(vite),
    });
  }

  return {
    async handle(
      request: IncomingMessage,
      response: ServerResponse,
      next: (error?: unknown) => void,
    ) {
      try {
        const app = await currentApp();
        await getRequestListener(app.fetch)(request, response);
      } catch (error) {
        next(error);
      }
    },
    stop: () => services.stop(),
  };
}
