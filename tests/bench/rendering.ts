import { readSettings } from '#platform/env.server.ts';
import { createLogger } from '#platform/logger.server.ts';
import { featuresApi } from '#server/api.server.ts';
import { formatDocument } from '#server/document.server.ts';
import { builtAssets } from '#server/page-assets.server.ts';
import { readFromApi } from '#server/read-from-api.server.ts';
import { openServices } from '#server/services.server.ts';
import { renderPage } from '#site/entry-server.tsx';

/** Opens the rendering of pages, without a server, over a folder's embedded database. */
export async function openRendering(dataDir: string, clientDir: string) {
  const settings = readSettings({ DATA_DIR: dataDir });
  const services = await openServices(settings, createLogger('silent'));
  const readUrl = readFromApi(featuresApi({ services, settings }));
  const assets = builtAssets(clientDir);
  const { origin } = services;
  return {
    readUrl,
    /** Returns the document of a page, rendered from the database. */
    async render(address: string, read = readUrl): Promise<string> {
      const { pathname, search } = new URL(address, origin);
      const page = await renderPage({ pathname, search, origin }, read);
      return formatDocument(page, assets.linesFor(page.module));
    },
    close: () => services.stop(),
  };
}
