import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuiltBeside } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { becomeParentOf } from './process.mjs';
import { root } from './project.mjs';
import { requireNode } from './runtime.mjs';

/**
 * A file or folder is named from where the person stands; npm runs the command in the project.
 * @param {string} argument
 */
function fromWhereItWasTyped(argument) {
  const from = process.env.INIT_CWD ?? process.cwd();
  const [, option, path] = /^(--to=|--check=)(.+)$/.exec(argument) ?? [];
  if (path) return option + resolve(from, path);
  return argument.startsWith('-') ? argument : resolve(from, argument);
}

/**
 * Becomes a command of a build, under the Node that the project needs and with its settings. Only
 * where there is no build one is made.
 * @param {string} entry a file of the build's server folder
 * @param {string[]} args
 * @param {string | null} existing the folder of the build to use
 */
export async function runBuiltCommand(entry, args, existing) {
  // Standard output belongs to the answer.
  console.log = console.error;
  if (existing === null || !existsSync(join(root, 'node_modules'))) await ensureInstalled();
  const node = requireNode();
  const built = existing ?? (await ensureBuiltBeside());
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const program = join(built, 'server', entry);
  becomeParentOf(node, [...settings, program, ...args.map(fromWhereItWasTyped)], {
    ...process.env,
    NODE_ENV: 'production',
  });
}
