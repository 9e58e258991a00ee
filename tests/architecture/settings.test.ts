import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings, variableNames } from '#platform/env.server.ts';
import { type ProjectFile, projectFiles, readProjectFile } from './project-files.ts';

const settingsFile = 'src/platform/env.server.ts';

function readersOfTheEnvironment(files: ProjectFile[]): string[] {
  const reads = /\bprocess\s*(\?\.|\.)\s*env\b|\bprocess\[|=\s*process\s*;|['"](node:)?process['"]/;
  return files
    .filter(({ path, text }) => path !== settingsFile && reads.test(text))
    .map(({ path }) => path);
}

function readPastTheTable(text: string): string[] {
  const read = [...text.matchAll(/\benv(?:\.|\[['"])([A-Z][A-Z0-9_]*)/g)];
  return read.map(([, name = '']) => name).filter((name) => name !== 'NODE_ENV');
}

function variablesExplained(text: string): string[] {
  return [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1] ?? '').sort();
}

test('the environment is read in one file', () => {
  expect(readersOfTheEnvironment(projectFiles(/^src\/.*\.tsx?$/))).toEqual([]);
});

test.each([
  'const port = process.env.PORT;',
  'const { env } = process;',
  `import { env } from 'node:process';`,
])('a second reader of the environment is found: %s', (text) => {
  expect(readersOfTheEnvironment([{ path: 'src/server/a.ts', text }])).toEqual(['src/server/a.ts']);
  expect(readersOfTheEnvironment([{ path: settingsFile, text }])).toEqual([]);
});

test('.env.example names exactly the variables that are read', () => {
  expect(variableNames).toContain('PORT');
  expect(variablesExplained(readProjectFile('.env.example'))).toEqual([...variableNames].sort());
});

test('no variable is read past the table of variables', () => {
  expect(readPastTheTable(readProjectFile(settingsFile))).toEqual([]);
});

test('a variable that is read past the table is found', () => {
  expect(readPastTheTable(`f(env.PORT, env['NEW_NAME'], env.NODE_ENV)`)).toEqual([
    'PORT',
    'NEW_NAME',
  ]);
});

test('a variable that is explained is found, set or commented out', () => {
  expect(variablesExplained('# Words.\nPORT=1\n# OLD_NAME=\n')).toEqual(['OLD_NAME', 'PORT']);
});

test('.env.example can be used as it is, and holds the defaults', () => {
  const values = parseEnv(readProjectFile('.env.example'));
  expect(readSettings(values)).toEqual(readSettings({}));
});
