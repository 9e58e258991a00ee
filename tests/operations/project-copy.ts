import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The entries of a checkout that its commands need. */
const parts = [
  'deploy',
  'public',
  'scripts',
  'src',
  'tests',
  'vite',
  '.npmrc',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.admin.config.ts',
];

export type ProjectCopy = { folder: string; remove: () => Promise<void> };

/** Creates a separate checkout in which a test may build and edit. `installed` adds the packages. */
export async function copyProject({ installed = true, built = false } = {}): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'entrada-project-'));
  for (const part of [...parts, ...(built ? ['dist'] : [])])
    await cp(join(root, part), join(folder, part), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !path.slice(root.length).includes('node_modules'),
    });
  if (installed) await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
