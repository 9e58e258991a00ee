import { expect, test } from 'vitest';
import { type Import, importsOf } from './imports.ts';
import { projectFiles } from './project-files.ts';

const inFeature = /^src\/features\/([^/]+)\/(.+)$/;
/** Folders of a feature that hold one kind of file; any other folder is a sub-feature. */
const kinds = ['components', 'emails', 'admin', 'pages', 'sample'];
/** A feature with more files than this has sub-features. */
const mostWithoutSubFeatures = 32;

function featureOf(path: string): string | undefined {
  return inFeature.exec(path)?.[1];
}

/** The path of a file within its feature without the sub-feature that holds it. */
function insideOf(file: string): string {
  const [first = '', ...rest] = file.split('/');
  return rest.length > 0 && !kinds.includes(first) ? rest.join('/') : file;
}

/** True when a file of another feature may import `file` of the feature `word`. */
function isOpen(word: string, file: string, fromServer: boolean): boolean {
  const inside = insideOf(file);
  if (inside === `${word}.ts` || inside.startsWith('components/')) return true;
  if (/^[^/]+\.(input|queries|texts)\.ts$/.test(inside)) return true;
  const isUseCase =
    /^[^/]+\.server\.tsx?$/.test(inside) &&
    !/\.(repository|api|admin-api|portal-api)\.server\.ts$/.test(inside);
  return fromServer && isUseCase;
}

function intrusions(imports: Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const here = featureOf(from);
      const [, there, file] = inFeature.exec(to) ?? [];
      if (!here || !there || !file || here === there) return false;
      return !isOpen(there, file, /\.(server|test)\.tsx?$/.test(from));
    })
    .map(({ from, to }) => `${from} imports ${to}`);
}

/** Two features that import each other, directly or through others, each cycle once. */
function cycles(imports: Import[]): string[] {
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const here = featureOf(from);
    const there = featureOf(to);
    if (here && there && here !== there) uses.set(here, (uses.get(here) ?? new Set()).add(there));
  }
  const found: string[] = [];
  const done = new Set<string>();
  function follow(feature: string, way: string[]): void {
    const at = way.indexOf(feature);
    if (at >= 0) found.push([...way.slice(at), feature].join(' → '));
    if (at >= 0 || done.has(feature)) return;
    for (const next of uses.get(feature) ?? []) follow(next, [...way, feature]);
    done.add(feature);
  }
  for (const feature of uses.keys()) follow(feature, []);
  return found;
}

/** Files deeper than `feature/sub-feature/kind/file`. */
function tooDeep(paths: string[]): string[] {
  return paths.filter((path) => {
    const folders = path.split('/').slice(3, -1);
    const [first = '', second] = folders;
    if (folders.length <= 1) return false;
    return folders.length > 2 || kinds.includes(first) || !kinds.includes(second ?? '');
  });
}

/** Features that have outgrown one level: many files and no sub-feature. */
function outgrown(paths: string[]): string[] {
  const files = Map.groupBy(paths, featureOf);
  return [...files].flatMap(([feature, own]) => {
    const hasParts = own.some((path) => {
      const folder = path.split('/')[3] ?? '';
      return path.split('/').length > 4 && !kinds.includes(folder);
    });
    return own.length > mostWithoutSubFeatures && !hasParts ? [`${feature}: ${own.length}`] : [];
  });
}

const sources = () => projectFiles(/^src\/features\/.*\.(tsx?|css)$/);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

test('features do not import the insides of each other', () => {
  const imports = importsOf(sources());
  expect(imports.length).toBeGreaterThan(10);
  expect(intrusions(imports)).toEqual([]);
});

test('no feature imports one that imports it', () => {
  expect(cycles(importsOf(sources().filter(({ path }) => !isTest(path))))).toEqual([]);
});

test('sub-features lie one level deep', () => {
  expect(tooDeep(sources().map(({ path }) => path))).toEqual([]);
});

test('a feature that has outgrown one folder has sub-features', () => {
  const paths = sources().map(({ path }) => path);
  expect(outgrown(paths.filter((path) => !isTest(path)))).toEqual([]);
});

test.each([
  ['src/features/blog/blog.ts', `import { a } from '#features/company/company.server.ts';`],
  ['src/features/blog/blog.ts', `import { a } from '../booking/calendar-day.ts';`],
  ['src/features/blog/blog.ts', `import { a } from '#features/booking/book/booking-draft.ts';`],
  [
    'src/features/offers/end-offer.server.ts',
    `import { a } from '#features/blog/blog.repository.server.ts';`,
  ],
  [
    'src/features/offers/end-offer.server.ts',
    `import { a } from '#features/payments/ledger/orders.repository.server.ts';`,
  ],
  [
    'src/features/offers/end-offer.server.ts',
    `import { a } from '#features/blog/blog.api.server.ts';`,
  ],
])('an intrusion is found: %s %s', (path, text) => {
  expect(intrusions(importsOf([{ path, text }]))).toHaveLength(1);
});

test.each([
  ['src/features/offers/offers.ts', `import { a } from '#features/blog/blog.ts';`],
  ['src/features/offers/offers.ts', `import { a } from '#features/blog/blog.queries.ts';`],
  [
    'src/features/offers/components/a.tsx',
    `import { a } from '#features/blog/components/card.tsx';`,
  ],
  [
    'src/features/offers/components/a.tsx',
    `import { a } from '#features/blog/list/components/card.tsx';`,
  ],
  [
    'src/features/offers/end-offer.server.ts',
    `import { a } from '#features/booking/book/book-slot.server.ts';`,
  ],
])('the open files of a feature are accepted: %s %s', (path, text) => {
  expect(intrusions(importsOf([{ path, text }]))).toEqual([]);
});

test('a cycle is found, of two features and of three', () => {
  const two = [
    { from: 'src/features/a/a.ts', to: 'src/features/b/b.ts' },
    { from: 'src/features/b/x/b.ts', to: 'src/features/a/a.ts' },
  ];
  const three = [
    { from: 'src/features/a/a.ts', to: 'src/features/b/b.ts' },
    { from: 'src/features/b/b.ts', to: 'src/features/c/c.ts' },
    { from: 'src/features/c/c.ts', to: 'src/features/a/a.ts' },
  ];
  expect(cycles(two)).toEqual(['a → b → a']);
  expect(cycles(three)).toEqual(['a → b → c → a']);
  expect(cycles(three.slice(1))).toEqual([]);
});

test.each([
  ['src/features/booking/booking.ts', false],
  ['src/features/booking/components/a.tsx', false],
  ['src/features/booking/book/book-slot.server.ts', false],
  ['src/features/booking/book/components/a.tsx', false],
  ['src/features/booking/book/more/a.ts', true],
  ['src/features/booking/book/more/components/a.tsx', true],
  ['src/features/booking/components/book/a.tsx', true],
])('the depth of %s is judged', (path, isFound) => {
  expect(tooDeep([path])).toEqual(isFound ? [path] : []);
});

test('an outgrown feature is found, one with sub-features is not', () => {
  const flat = Array.from(
    { length: 33 },
    (_, index) => `src/features/blog/components/${index}.tsx`,
  );
  expect(outgrown(flat)).toEqual(['blog: 33']);
  expect(outgrown(flat.slice(1))).toEqual([]);
  expect(outgrown([...flat, 'src/features/blog/list/a.ts'])).toEqual([]);
});
