// Runs before packages are installed, on any Node from 20: imports Node's own modules only.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildInUse, ensureBuiltBeside } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { becomeParentOf, fail, messageOf } from './process.mjs';
import { root } from './project.mjs';
import { requireNode } from './runtime.mjs';

// Standard output belongs to the answer: it may go into a file.
console.log = console.error;

/** @param {string} file */
const inOwnersFolder = (file) => resolve(process.env.INIT_CWD ?? process.cwd(), file);

/**
 * npm runs this in the project's folder; a file is named from the owner's own folder.
 * @param {string} argument
 */
function fromOwnersFolder(argument) {
  const [, file] = /^--csv=(.+)$/.exec(argument) ?? [];
  return file ? `--csv=${inOwnersFolder(file)}` : argument;
}

/** Where a word of `content` names a file; `-` is standard input. */
const fileOfContent = new Map([
  ['import', 2],
  ['export', 2],
  ['save', 4],
]);

/** @param {string[]} args */
function resolveFiles(args) {
  const words = args.filter((argument) => !argument.startsWith('--'));
  const file = words[0] === 'content' ? words[fileOfContent.get(words[1] ?? '') ?? -1] : undefined;
  return args
    .map((argument) => (argument === file && file !== '-' ? inOwnersFolder(file) : argument))
    .map(fromOwnersFolder);
}

/** A build of these sources; where none can be made, the one in use. */
async function findBuild() {
  try {
    await ensureInstalled();
    return await ensureBuiltBeside();
  } catch (error) {
    const inUse = buildInUse();
    if (inUse === null) throw error;
    console.error(`${messageOf(error).trim()}\n\nThe build in use is asked instead.\n`);
    return inUse;
  }
}

try {
  const built = await findBuild();
  const node = requireNode();
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const args = resolveFiles(process.argv.slice(2));
  becomeParentOf(node, [...settings, join(built, 'server', 'owner.js'), ...args], {
    ...process.env,
    NODE_ENV: 'production',
  });
} catch (error) {
  fail(error);
}
