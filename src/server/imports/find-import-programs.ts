import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ImportProgramFiles } from '#platform/imports/import-programs.server.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** Returns the programs of an import: at the top of a build, or from the sources beside this file. */
export function findImportPrograms(): ImportProgramFiles {
  const source = (name: string) => join(here, `${name}.ts`);
  if (existsSync(source('import-content'))) {
    const hooks = join(here, '../../../vite/run-sources.mjs');
    return {
      program: source('import-content'),
      reader: source('read-import'),
      nodeOptions: ['--no-warnings', '--import', pathToFileURL(hooks).href],
    };
  }
  const folder = existsSync(join(here, 'import-content.js')) ? here : join(here, '..');
  return {
    program: join(folder, 'import-content.js'),
    reader: join(folder, 'read-import.js'),
    nodeOptions: [],
  };
}
