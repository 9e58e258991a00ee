import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { explain } from '../../scripts/npm-ci.mjs';
import { run } from '../../scripts/process.mjs';

const folder = join(import.meta.dirname, 'lighthouse');

/** Installs the packages of Lighthouse, which nothing else needs, unless they are there. */
export async function installLighthouse() {
  if (existsSync(join(folder, 'node_modules', 'lighthouse'))) return;
  console.log('Installing Lighthouse …');
  const options = { cwd: folder, quiet: true };
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund'], options);
  if (code !== 0) throw new Error(explain(code, output));
}
