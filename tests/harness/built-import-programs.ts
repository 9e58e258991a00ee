import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { ImportProgramFiles } from '#platform/imports/import-programs.server.ts';

const script = join(import.meta.dirname, 'build-programs.mjs');
let found: ImportProgramFiles | null = null;

/**
 * The programs of an import as they run beside a server, from a build that is made when the first test
 * of a run imports: from the sources they take five times as long to start, and two start for a file.
 */
export function findBuiltImportPrograms(): ImportProgramFiles {
  if (found === null) {
    const printed = execFileSync(process.execPath, [script], { encoding: 'utf8' });
    const folder = printed.trim().split('\n').at(-1) ?? '';
    found = {
      program: join(folder, 'import-content.js'),
      reader: join(folder, 'read-import.js'),
      nodeOptions: [],
    };
  }
  return found;
}
