import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { becomeParentOf, fail } from './process.mjs';
import { root } from './project.mjs';
import { requireNode } from './runtime.mjs';

try {
  await ensureInstalled();
  const settings = join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { PORT = '3000', HOST = '127.0.0.1' } = process.env;
  becomeParentOf(requireNode(), [vite, 'dev', '--port', PORT, '--host', HOST, '--strictPort'], {
    ...process.env,
    NODE_ENV: 'development',
  });
} catch (error) {
  fail(error);
}
