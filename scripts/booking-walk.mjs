// Runs before anything is installed, under whatever Node the machine has: Node's own modules only.
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { fail, run } from './process.mjs';
import { root } from './project.mjs';
import { requireNode } from './runtime.mjs';

try {
  await ensureInstalled();
  const { code } = await run(requireNode(), [join(root, 'tests', 'bench', 'booking-walk.mjs')]);
  process.exitCode = code;
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
