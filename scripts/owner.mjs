// Runs before packages are installed, on any Node from 20: imports Node's own modules only.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuiltBeside } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { becomeParentOf, fail } from './process.mjs';
import { root } from './project.mjs';
import { requireNode } from './runtime.mjs';

// Standard output belongs to the answer: it may go into a file.
console.log = console.error;

/**
 * npm runs this in the project's folder; a file is named from the owner's own folder.
 * @param {string} argument
 */
function fromOwnersFolder(argument) {
  const [, file] = /^--csv=(.+)$/.exec(argument) ?? [];
  return file ? `--csv=${resolve(process.env.INIT_CWD ?? process.cwd(), file)}` : argument;
}

try {
  await ensureInstalled();
  const node = requireNode();
  const built = await ensureBuiltBeside();
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const args = process.argv.slice(2).map(fromOwnersFolder);
  becomeParentOf(node, [...settings, join(built, 'server', 'owner.js'), ...args], {
    ...process.env,
    NODE_ENV: 'production',
  });
} catch (error) {
  fail(error);
}
