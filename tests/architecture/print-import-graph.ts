import {
  betweenFeatures,
  cyclesOf,
  featureOf,
  loadedImportsOf,
  targetsOf,
} from './import-graph.ts';
import { importsOf } from './imports.ts';
import { type ProjectFile, projectFiles } from './project-files.ts';

const files = projectFiles(/^src\/.*\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$/.test(path));

function lineCount({ text }: ProjectFile): number {
  return text.trimEnd().split('\n').length;
}

/** The value at this share of a sorted list. */
function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function printSizes(): void {
  const lines = files.map(lineCount).sort((a, b) => a - b);
  const total = lines.reduce((sum, count) => sum + count, 0);
  console.log(`${files.length} files, ${total} lines (sources, without tests and CSS)`);
  console.log(
    `Lines a file: median ${at(lines, 0.5)}, p90 ${at(lines, 0.9)}, most ${at(lines, 1)}`,
  );
}

function printFolders(): void {
  const folders = Map.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  console.log('\nFiles in each folder of src');
  for (const [folder, own] of [...folders].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`${String(own.length).padStart(5)}  ${folder}`);
}

function printCycles(title: string, cycles: string[][]): void {
  console.log(`\n${title}: ${cycles.length}`);
  for (const cycle of cycles) console.log(`       ${cycle.join(', ')}`);
}

function printFeatures(): void {
  const targets = targetsOf(betweenFeatures(importsOf(files)));
  const features = Map.groupBy(files, ({ path }) => featureOf(path) ?? '');
  features.delete('');
  console.log('\nFiles of each feature, and the features it imports');
  for (const [feature, own] of [...features].sort(([a], [b]) => a.localeCompare(b))) {
    const used = [...(targets.get(feature) ?? [])].sort().join(', ');
    console.log(`${String(own.length).padStart(5)}  ${feature.padEnd(14)}${used && `→ ${used}`}`);
  }
}

printSizes();
printFolders();
printFeatures();
printCycles('Cycles between files at run time', cyclesOf(loadedImportsOf(files)));
printCycles('Cycles between features, types included', cyclesOf(betweenFeatures(importsOf(files))));
