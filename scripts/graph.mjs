// Runs before packages are installed, on any Node from 20: imports Node's own modules only.
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { fail, run } from './process.mjs';
import { root } from './project.mjs';
import { requireNode } from './runtime.mjs';

try {
  await ensureInstalled();
  const script = join(root, 'tests', 'architecture', 'print-import-graph.ts');
  const { code } = await run(requireNode(), [script]);
  process.exitCode = code;
} catch (error) {
  fail(error);
}
