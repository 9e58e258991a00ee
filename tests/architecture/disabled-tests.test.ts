import { expect, test } from 'vitest';
import { type ProjectFile, projectFiles } from './project-files.ts';

const modifiers = ['only', 'skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail'];
const disabling = new RegExp(
  `\\b(?:it|test|describe|suite|bench)(?:\\.\\w+)*\\.(?:${modifiers.join('|')})\\b|\\b[xf](?:it|describe|test)\\(`,
);

function disabledTests(files: ProjectFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (disabling.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

test('every test runs, and none runs alone', () => {
  expect(disabledTests(projectFiles(/\.(test|spec)\.tsx?$|^tests\/.*\.(tsx?|mjs)$/))).toEqual([]);
});

// The files of a worker share the modules that it has loaded, and with them the test that one would
// change for all of them: `const it = test.extend('startsAt', …)` is one of the file's own.
test('no file changes the fixtures of a test that others use', () => {
  const changed = projectFiles(/\.(test|spec)\.tsx?$|^tests\/.*\.tsx?$/).filter(({ text }) =>
    /\b(?:it|test|base)\s*\.override\(/.test(text),
  );
  expect(changed.map(({ path }) => path)).toEqual([]);
});

test.each(modifiers)('a test that is disabled or focused by "%s" is found', (word) => {
  const text = `const a = 1;\n${['test', word].join('.')}('books a slot', () => {});`;
  expect(disabledTests([{ path: 'src/a.test.ts', text }])).toEqual(['src/a.test.ts:2']);
});

test('a focused suite is found in its short form', () => {
  expect(
    disabledTests([{ path: 'src/a.test.ts', text: ['x', `it('a', f);`].join('') }]),
  ).toHaveLength(1);
});

test('ordinary tests are accepted', () => {
  const text = `test.each([1])('a %s', f);\nprocess.exit(1);\nlist.skip(2);`;
  expect(disabledTests([{ path: 'src/a.test.ts', text }])).toEqual([]);
});
