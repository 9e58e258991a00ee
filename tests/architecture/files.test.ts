import { expect, test } from 'vitest';
import { fileSizes, type ProjectFile, projectFiles } from './project-files.ts';

const longest = 400;
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

/** Files that spread an object literal, which packs on one line what the formatter would list. */
function spreadLiterals(files: ProjectFile[]): string[] {
  return files.filter(({ text }) => /\.\.\.\{/.test(text)).map(({ path }) => path);
}

const code = () => projectFiles(/^(src|tests|scripts|vite)\/.*\.(tsx?|css|mjs|mts)$/);

test('no file has more than 400 lines', () => {
  expect(tooLong(code())).toEqual([]);
});

test('no literal is spread into another', () => {
  const files = code().filter(({ path }) => path !== 'tests/architecture/files.test.ts');
  expect(spreadLiterals(files)).toEqual([]);
});

test.each(['  ...{ id, name, at },', '  ...{\n    id,\n  },', '<Row {...{ id, name }} />'])(
  'a spread literal is found: %j',
  (text) => {
    expect(spreadLiterals([{ path: 'src/a.ts', text }])).toEqual(['src/a.ts']);
  },
);

test.each(['...rest,', '...(name && { name }),', '...list.map(nameOf),'])(
  'another spread is accepted: %s',
  (text) => expect(spreadLiterals([{ path: 'src/a.ts', text }])).toEqual([]),
);

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
