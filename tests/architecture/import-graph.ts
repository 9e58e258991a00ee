import { type Import, importsOf } from './imports.ts';
import type { ProjectFile } from './project-files.ts';

const typeImport =
  /\b(?:import|export)\s+type\s+(?:\*\s+as\s+)?[\w\s{},]+\sfrom\s*(['"])[^'"\n]+\1/g;
const importCall = /\bimport\s*\(\s*(['"])[^'"\n]+\1\s*\)/g;

/** Imports that run, at once or by `import()`: all but types. */
export function runningImportsOf(files: ProjectFile[]): Import[] {
  return importsOf(files.map(({ path, text }) => ({ path, text: text.replace(typeImport, '') })));
}

/** Imports that run when the file is loaded: neither types nor `import()`. */
export function loadedImportsOf(files: ProjectFile[]): Import[] {
  return runningImportsOf(
    files.map(({ path, text }) => ({ path, text: text.replace(importCall, '') })),
  );
}

/** Groups of nodes that reach each other, each group and their list sorted (Tarjan's algorithm). */
export function cyclesOf(imports: Import[]): string[][] {
  const targets = targetsOf(imports);
  const found: string[][] = [];
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];

  function visit(node: string): void {
    numbers.set(node, numbers.size);
    lowest.set(node, numbers.size - 1);
    open.push(node);
    for (const target of targets.get(node) ?? []) {
      if (!numbers.has(target)) visit(target);
      if (open.includes(target)) lowerTo(node, lowest.get(target) ?? 0);
    }
    if (lowest.get(node) !== numbers.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1 || targets.get(node)?.has(node)) found.push(group.sort());
  }

  function lowerTo(node: string, number: number): void {
    lowest.set(node, Math.min(lowest.get(node) ?? number, number));
  }

  for (const node of targets.keys()) if (!numbers.has(node)) visit(node);
  return found.sort((a, b) => String(a).localeCompare(String(b)));
}

/** What each node imports. */
export function targetsOf(imports: Import[]): Map<string, Set<string>> {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const known = targets.get(from);
    if (known) known.add(to);
    else targets.set(from, new Set([to]));
  }
  return targets;
}

/** The feature that a file of `src/features` belongs to. */
export function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** Imports from one feature to another, as pairs of their names. */
export function betweenFeatures(imports: Import[]): Import[] {
  return imports.flatMap((one) => {
    const from = featureOf(one.from);
    const to = featureOf(one.to);
    return from && to && from !== to ? [{ from, to }] : [];
  });
}
