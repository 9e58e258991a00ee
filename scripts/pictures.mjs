// Runs before packages are installed, on any Node from 20: imports Node's own modules only.
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { fail, run } from './process.mjs';
import { root } from './project.mjs';
import { requireNode } from './runtime.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await run(requireNode(), [
    join(root, 'tests', 'pictures', 'pictures.ts'),
    ...process.argv.slice(2),
  ]);
  process.exitCode = code;
} catch (error) {
  fail(error);
}
