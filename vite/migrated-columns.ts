import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const file = /\/src\/database\/migrated-columns\.server\.ts$/;

/**
 * Replaces the module that runs all migrations by their result, so that a start need not run them to
 * know what the tables of its database are to have.
 */
export function migratedColumns(): Plugin {
  return {
    name: 'migrated-columns',
    apply: 'build',
    async load(id) {
      if (!file.test(id)) return null;
      const { migratedColumns: run } = (await import(pathToFileURL(id).href)) as {
        migratedColumns: () => Promise<string[]>;
      };
      return `const columns = ${JSON.stringify(await run())};
export const migratedColumns = async () => columns;`;
    },
  };
}
