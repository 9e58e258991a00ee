import { startServer } from '../../harness/running-server.ts';
import { weighPage } from '../bytes.mjs';
import { indexableRoutes } from '../routes.mjs';

/** @type {import('../part.mjs').Part} */
export const bytes = {
  name: 'bytes',
  title: 'First load of each route, kB as sent (brotli)',
  async measure({ folder }) {
    const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'info' });
    try {
      const rows = [];
      let homeScripts = Number.NaN;
      for (const path of await indexableRoutes(server.origin)) {
        const { files, js, html, css, fonts, others } = await weighPage(server.origin, path);
        if (path === '/') homeScripts = js / 1000;
        const kilobytes = (/** @type {number} */ count) => (count / 1000).toFixed(1);
        rows.push({
          path,
          HTML: kilobytes(html),
          CSS: kilobytes(css),
          JavaScript: kilobytes(js),
          fonts: kilobytes(fonts),
          pictures: kilobytes(others),
          all: kilobytes(html + css + js + fonts + others),
          files: files + 1,
        });
      }
      return { rows, values: { homeScripts }, repeats: {} };
    } finally {
      await server.stop();
    }
  },
};
