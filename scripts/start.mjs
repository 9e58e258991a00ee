// Runs before packages are installed, on any Node from 20: imports Node's own modules only.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, serverEntry } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { memoryEnv, memoryFlags } from './memory.mjs';
import { becomeParentOf, fail } from './process.mjs';
import { root } from './project.mjs';
import { requireNode } from './runtime.mjs';

try {
  await ensureInstalled();
  const node = requireNode();
  await ensureBuilt();
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  becomeParentOf(node, [...memoryFlags, ...settings, serverEntry], {
    ...memoryEnv,
    ...process.env,
    NODE_ENV: 'production',
  });
} catch (error) {
  fail(error);
}
