import { expect, test } from 'vitest';
import { type Import, importsOf } from './imports.ts';
import { projectFiles } from './project-files.ts';

/** What each part may import beside itself. */
const allowed: Record<string, readonly string[]> = {
  core: [],
  'paths.ts': ['core'],
  query: ['core'],
  i18n: ['core'],
  ui: ['core', 'query', 'i18n'],
  platform: ['core', 'i18n'],
  database: ['core', 'i18n', 'platform'],
  mail: ['core', 'i18n', 'platform', 'paths.ts'],
  features: ['core', 'query', 'i18n', 'ui', 'platform', 'database', 'mail', 'paths.ts'],
  site: ['core', 'query', 'i18n', 'ui', 'platform', 'features', 'paths.ts'],
  admin: ['core', 'query', 'i18n', 'ui', 'platform', 'features', 'paths.ts'],
  server: [
    'core',
    'query',
    'i18n',
    'ui',
    'platform',
    'database',
    'mail',
    'features',
    'site',
    'admin',
    'paths.ts',
  ],
};

const allTables = 'src/database/tables.ts';

/**
 * The database is typed by all tables, and each table by the feature that owns it: in its
 * `*.tables.ts`, or of a small feature in its `<word>.server.ts`. These imports are types alone
 * (`import type`, or `verbatimModuleSyntax` would keep them).
 */
function isTyping({ from, to }: Import): boolean {
  if (from === 'src/platform/database/database.server.ts') return to === allTables;
  return from === allTables && /\.tables\.ts$|^src\/features\/(\w[\w-]*)\/\1\.server\.ts$/.test(to);
}

function partOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function againstTheFlow(imports: Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      if (!to.startsWith('src/')) return true;
      if (isTyping({ from, to })) return false;
      return partOf(from) !== partOf(to) && !allowed[partOf(from)]?.includes(partOf(to));
    })
    .map(({ from, to }) => `${from} imports ${to}`);
}

test('imports flow one way through the parts of src', () => {
  const imports = importsOf(projectFiles(/^src\/.*\.tsx?$/));
  expect(imports.length).toBeGreaterThan(20);
  expect(againstTheFlow(imports)).toEqual([]);
});

test('the types of the tables are imported as types alone', () => {
  const [{ text = '' } = {}] = projectFiles(/^src\/database\/tables\.ts$/);
  expect(text).toMatch(/^import type /m);
  expect(text).not.toMatch(/^import (?!type )/m);
});

test.each([
  ['src/core/a.ts', `import { a } from '#i18n/a.ts';`],
  ['src/ui/a.tsx', `import { a } from '../features/blog/blog.ts';`],
  ['src/ui/a.tsx', `import type { A } from '#platform/a.server.ts';`],
  ['src/mail/a.tsx', `import { Button } from '#ui/controls/button.tsx';`],
  ['src/mail/a.ts', `import { a } from '#features/company/company.ts';`],
  ['src/platform/a.server.ts', `export const load = () => import('#database/tables.ts');`],
  ['src/features/blog/blog.ts', `import { sitePages } from '#site/site-map.ts';`],
  ['src/features/blog/blog.ts', `import { page } from '#site/pages/blog/blog.page.ts';`],
  ['src/ui/a.tsx', `import { blogPath } from '#paths.ts';`],
  ['src/paths.ts', `import { blogWord } from '#features/blog/blog.ts';`],
  ['src/paths.ts', `import { page } from '#site/pages/home/home.page.ts';`],
  ['src/site/a.ts', `import { a } from '#admin/a.ts';`],
  ['src/admin/a.ts', `import { a } from '#site/define-page.ts';`],
  ['src/features/blog/admin/a.tsx', `import { a } from '#admin/a.ts';`],
  ['src/site/a.ts', `import { a } from '#server/a.ts';`],
  ['src/site/a.ts', `import '../../tests/a.ts';`],
])('an import against the flow is found: %s %s', (path, text) => {
  expect(againstTheFlow(importsOf([{ path, text }]))).toHaveLength(1);
});

test.each([
  ['src/features/blog/blog.ts', `import { ok } from '#core/result.ts';`],
  ['src/features/blog/blog.ts', `import { tables } from '#database/tables.ts';`],
  ['src/features/blog/blog.ts', `import { blogPath } from '#paths.ts';`],
  ['src/admin/a.ts', `import { blogPath } from '#paths.ts';`],
  ['src/paths.ts', `import { definePath } from '#core/page-path.ts';`],
])('an import along the flow is accepted: %s %s', (path, text) => {
  expect(againstTheFlow(importsOf([{ path, text }]))).toEqual([]);
});

test('every part of src has its rule', () => {
  const parts = new Set(projectFiles(/^src\/[^/]+\//).map(({ path }) => partOf(path)));
  expect([...parts].filter((part) => !(part in allowed))).toEqual([]);
});
