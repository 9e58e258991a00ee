import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { fail, run } from './process.mjs';
import { root } from './project.mjs';
import { requireNode } from './runtime.mjs';

/**
 * Installs, builds and runs a program that starts the built server itself, with what was typed.
 * @param {...string} path of the program, from the project's folder
 */
export async function runWithBuild(...path) {
  try {
    await ensureInstalled();
    await ensureBuilt();
    const program = join(root, ...path);
    const { code } = await run(requireNode(), [program, ...process.argv.slice(2)]);
    process.exitCode = code;
  } catch (error) {
    fail(error);
  }
}
