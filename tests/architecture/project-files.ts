import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type ProjectFile = { path: string; text: string };

const root = fileURLToPath(new URL('../..', import.meta.url));
const binary = /\.(woff2|png|jpe?g|webp|avif|ico|pdf)$/;

/** Text of one file of the project, by its path from the root. */
export function readProjectFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The path of every file that git tracks or would track. */
function projectPaths(): string[] {
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return list.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Every text file that git tracks or would track, whose path the pattern matches. */
export function projectFiles(pattern: RegExp = /./): ProjectFile[] {
  return projectPaths()
    .filter((path) => pattern.test(path) && !binary.test(path))
    .map((path) => ({ path, text: readProjectFile(path) }));
}

/** Every file that git tracks or would track, with its size in bytes. */
export function fileSizes(): { path: string; bytes: number }[] {
  return projectPaths().map((path) => ({ path, bytes: statSync(join(root, path)).size }));
}

/** True when git would leave a file at this path out of the repository. */
export function isIgnoredByGit(path: string): boolean {
  const { status } = spawnSync('git', ['check-ignore', '--no-index', '--quiet', path], {
    cwd: root,
  });
  if (status !== 0 && status !== 1) throw new Error(`git check-ignore ended with ${status}.`);
  return status === 0;
}
