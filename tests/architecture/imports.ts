import { posix } from 'node:path';
import type { ProjectFile } from './project-files.ts';

export type Import = { from: string; to: string };

/** What the files import from `src`, static and dynamic, as paths from the root. Packages are left out. */
export function importsOf(files: ProjectFile[]): Import[] {
  return files.flatMap(({ path, text }) =>
    specifiersOf(text).flatMap((specifier) => {
      const to = resolveSpecifier(path, specifier);
      return to === null ? [] : [{ from: path, to }];
    }),
  );
}

/** Every module that the text names in an import or an export, packages included. */
export function specifiersOf(text: string): string[] {
  const pattern = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g;
  return [...text.matchAll(pattern)].map((match) => match[2] ?? '');
}

function resolveSpecifier(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier));
  return null;
}
