import { expect, test } from 'vitest';
import { betweenFeatures, cyclesOf, loadedImportsOf } from './import-graph.ts';
import { projectFiles } from './project-files.ts';

test('no file loads a file that loads it, directly or through others', () => {
  const imports = loadedImportsOf(projectFiles(/^(src|tests|scripts|vite)\/.*\.(tsx?|mjs)$/));
  expect(imports.length).toBeGreaterThan(1000);
  expect(cyclesOf(imports)).toEqual([]);
});

test('a cycle of files is found, of one, of two and of three', () => {
  const imports = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'c', to: 'a' },
    { from: 'c', to: 'd' },
    { from: 'd', to: 'e' },
    { from: 'e', to: 'd' },
    { from: 'f', to: 'f' },
    { from: 'g', to: 'a' },
  ];
  expect(cyclesOf(imports)).toEqual([['a', 'b', 'c'], ['d', 'e'], ['f']]);
});

test('two ways to one file are no cycle', () => {
  const imports = [
    { from: 'a', to: 'b' },
    { from: 'a', to: 'c' },
    { from: 'b', to: 'd' },
    { from: 'c', to: 'd' },
  ];
  expect(cyclesOf(imports)).toEqual([]);
});

test.each([
  [`import { a } from './b.ts';`, 1],
  [`import './b.ts';`, 1],
  [`export type A = { a: number };\nimport { b } from './b.ts';`, 1],
  [`import type { A } from './b.ts';`, 0],
  [`import type {\n  A,\n  B,\n} from './b.ts';`, 0],
  [`import type * as b from './b.ts';`, 0],
  [`const load = () => import('./b.ts');`, 0],
])('imports that run at load are told from others: %s', (text, count) => {
  expect(loadedImportsOf([{ path: 'src/core/a.ts', text }])).toHaveLength(count);
});

test('imports between features are named by the features', () => {
  const imports = [
    { from: 'src/features/a/x/a.ts', to: 'src/features/b/b.ts' },
    { from: 'src/features/a/a.ts', to: 'src/features/a/x/a.ts' },
    { from: 'src/features/a/a.ts', to: 'src/core/money.ts' },
  ];
  expect(betweenFeatures(imports)).toEqual([{ from: 'a', to: 'b' }]);
});
