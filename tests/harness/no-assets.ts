import type { PageAssets } from '#server/page-assets.server.ts';

/** Pages without scripts, styles and fonts, for tests that need no build. */
export const noAssets: PageAssets = {
  linesFor: () => '',
  scriptSource: '',
  finish: async (_path, html) => html,
};
