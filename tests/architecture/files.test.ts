import { expect, test } from 'vitest';
import { fileSizes, type ProjectFile, projectFiles } from './project-files.ts';

const longest = 400;
/** What fits on one screen when the folder is listed. */
const mostInFolder = 45;
const mostBytes = 250_000;
const vagueNames = /(^|\/)(utils?|helpers?|common|misc|libs?|shared)(\/|\.[^/]+$)/i;

function tooLong(files: ProjectFile[]): string[] {
  return files
    .map(({ path, text }) => ({ path, lines: text.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > longest)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}

function badlyNamed(files: ProjectFile[]): string[] {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
  return files
    .map(({ path }) => path)
    .filter((path) => vagueNames.test(path) || path.split('/').some((name) => !kebab.test(name)));
}

function barrels(files: ProjectFile[]): string[] {
  return files
    .filter(({ path, text }) => {
      const passesOn = /^export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\b/m.test(text);
      return /(^|\/)index\.(tsx?|mjs)$/.test(path) || (path.startsWith('src/') && passesOn);
    })
    .map(({ path }) => path);
}

/**
 * Folders with too many files to survey. Tests beside their sources do not count, nor migrations, of
 * which none that has landed may move.
 */
function tooFull(paths: string[]): string[] {
  const exempt = /^src\/(.*\.test\.tsx?$|database\/migrations\/)/;
  const counted = paths.filter((path) => !exempt.test(path));
  const folders = Map.groupBy(counted, (path) => path.slice(0, path.lastIndexOf('/')));
  return [...folders].flatMap(([folder, files]) =>
    files.length > mostInFolder ? [`${folder}: ${files.length} files`] : [],
  );
}

const code = () => projectFiles(/^(src|tests|scripts|vite)\/.*\.(tsx?|css|mjs|mts)$/);

test('no file has more than 400 lines', () => {
  expect(tooLong(code())).toEqual([]);
});

test('no folder has more than 45 files', () => {
  expect(tooFull(code().map(({ path }) => path))).toEqual([]);
});

test('a full folder is found; tests beside the sources do not fill it', () => {
  const files = Array.from({ length: 46 }, (_, index) => `src/ui/form/part-${index}.ts`);
  expect(tooFull(files)).toEqual(['src/ui/form: 46 files']);
  expect(tooFull(files.slice(1).concat('src/ui/form/part.test.ts'))).toEqual([]);
});

test('names are in kebab-case and say what the file is for', () => {
  expect(badlyNamed(code())).toEqual([]);
});

test('no file only passes on what others define', () => {
  expect(barrels(code())).toEqual([]);
});

test('a file of 401 lines is found, one of 400 is not', () => {
  expect(tooLong([{ path: 'src/a.ts', text: 'x\n'.repeat(401) }])).toEqual(['src/a.ts: 401 lines']);
  expect(tooLong([{ path: 'src/a.ts', text: 'x\n'.repeat(400) }])).toEqual([]);
});

test.each([
  'src/features/blog/utils/a.ts',
  'src/core/helpers.ts',
  'src/lib/a.ts',
  'src/ui/dateField.tsx',
])('a bad name is found: %s', (path) => {
  expect(badlyNamed([{ path, text: '' }])).toEqual([path]);
});

test('names of the layout are accepted', () => {
  const paths = ['src/features/blog/blog.api.server.ts', 'src/database/migrations/001-content.ts'];
  expect(badlyNamed(paths.map((path) => ({ path, text: '' })))).toEqual([]);
});

test.each([
  ['src/ui/index.ts', 'export function a() {}'],
  ['src/ui/parts.ts', `export * from './a.ts';`],
  ['src/ui/parts.ts', `export { a } from './a.ts';`],
])('a barrel is found: %s %s', (path, text) => {
  expect(barrels([{ path, text }])).toEqual([path]);
});

test('no file is so large that it came here by mistake', () => {
  expect(fileSizes().filter(({ bytes }) => bytes > mostBytes)).toEqual([]);
});
