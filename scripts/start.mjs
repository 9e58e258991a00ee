// Runs before anything is installed, under whatever Node the machine has: Node's own modules only.
import { ensureBuilt, serverEntry } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { becomeParentOf, fail } from './process.mjs';
import { requireNode } from './runtime.mjs';

try {
  await ensureInstalled();
  const node = requireNode();
  await ensureBuilt();
  becomeParentOf(node, ['--env-file-if-exists=.env', serverEntry], {
    ...process.env,
    NODE_ENV: 'production',
  });
} catch (error) {
  fail(error.message);
}
