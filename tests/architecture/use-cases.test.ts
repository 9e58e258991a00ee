import { expect, test } from 'vitest';
import { type ProjectFile, projectFiles } from './project-files.ts';

const transact = 'src/platform/database/transact.server.ts';

/** Features that open a transaction themselves: no one would wake the outbox after the commit. */
function openingTransactions(files: ProjectFile[]): string[] {
  return files.filter(({ text }) => /\.transaction\s*[(<]/.test(text)).map(({ path }) => path);
}

/** Files that wake the outbox by hand. */
function wakingTheOutbox(files: ProjectFile[]): string[] {
  return files
    .filter(({ path, text }) => path !== transact && /\bwakeOutbox\(\);/.test(text))
    .map(({ path }) => path);
}

test('features write by transact', () => {
  expect(openingTransactions(projectFiles(/^src\/features\/.*\.server\.ts$/))).toEqual([]);
});

test('the outbox is woken in one place', () => {
  expect(wakingTheOutbox(projectFiles(/^src\/.*\.tsx?$/))).toEqual([]);
});

test.each(['await context.database.transaction((trx) => a(trx));', 'database.transaction<A>(a)'])(
  'a transaction of its own is found: %s',
  (text) => {
    expect(openingTransactions([{ path: 'src/features/a/a.server.ts', text }])).toHaveLength(1);
  },
);

test('a call that wakes the outbox is found', () => {
  const text = 'context.wakeOutbox();';
  expect(wakingTheOutbox([{ path: 'src/features/a/a.server.ts', text }])).toHaveLength(1);
  expect(wakingTheOutbox([{ path: transact, text }])).toEqual([]);
});
