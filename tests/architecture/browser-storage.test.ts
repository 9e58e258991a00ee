import { expect, test } from 'vitest';
import { type ProjectFile, projectFiles } from './project-files.ts';

/** What a browser that blocks all site data refuses, each with the files that may touch it. */
const guarded = [
  {
    use: /\b(?:session|local)Storage\b/,
    // The second is a script in the head, which has nothing to import.
    files: ['src/core/browser-storage.ts', 'src/ui/theme/theme-head.server.ts'],
  },
  { use: /\bnavigator\.serviceWorker\b/, files: ['src/site/service-worker/register-worker.ts'] },
  { use: /\bdocument\.cookie\b|\bcookieStore\b|\bindexedDB\b|\bBroadcastChannel\b/, files: [] },
];

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function directUses(files: ProjectFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    guarded
      .filter(
        ({ use, files: allowed }) => !allowed.includes(path) && use.test(withoutComments(text)),
      )
      .map(({ use }) => `${path}: ${use.exec(withoutComments(text))?.[0]}`),
  );
}

test('what the browser keeps is reached through one guarded file', () => {
  const files = projectFiles(/^src\/.*\.(tsx?|js)$/);
  expect(directUses(files.filter(({ path }) => !/\.test\.tsx?$/.test(path)))).toEqual([]);
});

test.each([
  `sessionStorage.getItem('a')`,
  'const store = window.localStorage;',
  `import('x').then(() => navigator.serviceWorker.ready)`,
  `document.cookie = 'a=b'`,
  `indexedDB.open('a')`,
  `new BroadcastChannel('a')`,
])('a direct use is found: %s', (text) => {
  expect(directUses([{ path: 'src/ui/a.ts', text }])).toHaveLength(1);
});

test('a comment about the session storage is no use of it', () => {
  const text = '/** The `sessionStorage` key. */\n// As localStorage.\nconst key = 1;';
  expect(directUses([{ path: 'src/ui/a.ts', text }])).toEqual([]);
});
