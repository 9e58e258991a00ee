import { expect, test } from 'vitest';
import { type ProjectFile, projectFiles } from './project-files.ts';

const words = ['only', 'skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail'];
const evasion = new RegExp(
  `\\b(?:it|test|describe|suite|bench)(?:\\.\\w+)*\\.(?:${words.join('|')})\\b|\\b[xf](?:it|describe|test)\\(`,
);

function evasions(files: ProjectFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (evasion.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

test('every test runs, and none runs alone', () => {
  expect(evasions(projectFiles(/\.(test|spec)\.tsx?$|^tests\/.*\.(tsx?|mjs)$/))).toEqual([]);
});

test.each(words)('a test that evades by "%s" is found', (word) => {
  const text = `const a = 1;\n${['test', word].join('.')}('books a slot', () => {});`;
  expect(evasions([{ path: 'src/a.test.ts', text }])).toEqual(['src/a.test.ts:2']);
});

test('a focused suite is found in its short form', () => {
  expect(evasions([{ path: 'src/a.test.ts', text: ['x', `it('a', f);`].join('') }])).toHaveLength(
    1,
  );
});

test('ordinary tests are accepted', () => {
  const text = `test.each([1])('a %s', f);\nprocess.exit(1);\nlist.skip(2);`;
  expect(evasions([{ path: 'src/a.test.ts', text }])).toEqual([]);
});
