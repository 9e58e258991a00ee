import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings } from '#platform/env.server.ts';
import { settingNames } from '#platform/setting-names.ts';
import { type ProjectFile, projectFiles, readProjectFile } from './project-files.ts';

const door = 'src/platform/env.server.ts';
/** Reads the names that are set, never a value. */
const namesOnly = 'src/platform/warn-of-mistyped-settings.server.ts';

function readersOfTheEnvironment(files: ProjectFile[]): string[] {
  const reads = /\bprocess\s*(\?\.|\.)\s*env\b|\bprocess\[|=\s*process\s*;|['"](node:)?process['"]/;
  return files
    .filter(({ path, text }) => path !== door && path !== namesOnly && reads.test(text))
    .map(({ path }) => path);
}

function variablesRead(text: string): string[] {
  const read = [...text.matchAll(/\benv\.([A-Z][A-Z0-9_]*)|'([A-Z][A-Z0-9]*_[A-Z0-9_]+)'/g)];
  const names = new Set(read.map((match) => match[1] ?? match[2] ?? ''));
  names.delete('NODE_ENV');
  return [...names].sort();
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
  expect(readersOfTheEnvironment([{ path: door, text }])).toEqual([]);
});

test('.env.example names exactly the variables that are read', () => {
  const read = variablesRead(readProjectFile(door));
  expect(read).toContain('PORT');
  expect(variablesExplained(readProjectFile('.env.example'))).toEqual(read);
});

test('every variable that is read is known when another one resembles it', () => {
  expect([...settingNames].sort()).toEqual(variablesRead(readProjectFile(door)));
  const uses = readProjectFile(namesOnly).match(/process\.env\S*/g);
  expect(uses).toEqual(['process.env),']);
});

test('a variable that is read but not explained is found, and the other way round', () => {
  expect(variablesRead(`f(env.PORT, 'NEW_NAME', env.NODE_ENV)`)).toEqual(['NEW_NAME', 'PORT']);
  expect(variablesExplained('# Words.\nPORT=1\n# OLD_NAME=\n')).toEqual(['OLD_NAME', 'PORT']);
});

test('.env.example can be used as it is, and holds the defaults', () => {
  const values = parseEnv(readProjectFile('.env.example'));
  expect(readSettings(values)).toEqual(readSettings({}));
});
