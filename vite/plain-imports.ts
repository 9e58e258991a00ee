import type { Plugin } from 'vite';

const wrappers = ['vite:build-import-analysis', 'native:import-analysis-build'];

/**
 * Leaves dynamic imports as they are written. Vite wraps each in a helper that preloads its style
 * sheets and scripts: here there is one sheet, and a page names its scripts. The helper would also
 * make the first script load the whole application before the first paint.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const list = plugins as Plugin[];
      for (const name of wrappers) {
        const index = list.findIndex((plugin) => plugin.name === name);
        if (index >= 0) list.splice(index, 1);
      }
    },
  };
}
