import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { specifiersOf } from './imports.ts';
import { type ProjectFile, projectFiles } from './project-files.ts';

/**
 * The folder within which imports are relative: a feature, a folder of `src/platform`, any other
 * part of `src`, or a folder of the root.
 */
function homeOf(path: string): string {
  const depth = /^src\/(features|platform)\//.test(path) ? 3 : path.startsWith('src/') ? 2 : 1;
  return posix.dirname(path).split('/').slice(0, depth).join('/');
}

/** What is wrong with how a file of `src` is imported; null when nothing is. */
function faultOf(from: string, specifier: string): string | null {
  if (!/^[#.]/.test(specifier)) return null;
  if (!/\.[a-z0-9]+(\?[a-z]+)?$/.test(specifier)) return 'has no extension';
  if (specifier.startsWith('#'))
    return homeOf(from) === homeOf(`src/${specifier.slice(1)}`) ? 'should be relative' : null;
  const to = posix.normalize(posix.join(posix.dirname(from), specifier));
  return to.startsWith('src/') && homeOf(from) !== homeOf(to) ? 'should begin with #' : null;
}

function misspelt(files: ProjectFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    specifiersOf(text).flatMap((specifier) => {
      const fault = faultOf(path, specifier);
      return fault === null ? [] : [`${path}: ${specifier} ${fault}`];
    }),
  );
}

test('imports are relative at home, from the root elsewhere, and name the extension', () => {
  // The tests of this folder hold imports as examples.
  const files = projectFiles(/^(src|tests|scripts|vite)\/(?!architecture\/).*\.(tsx?|mjs)$/);
  expect(files.length).toBeGreaterThan(500);
  expect(misspelt(files)).toEqual([]);
});

test.each([
  ['src/features/blog/blog.ts', '#features/blog/author-tile.ts', 'should be relative'],
  ['src/ui/form/field.tsx', '#ui/controls/button.tsx', 'should be relative'],
  ['src/features/blog/blog.ts', '../faq/faq.ts', 'should begin with #'],
  ['src/platform/http/a.server.ts', '../database/database.server.ts', 'should begin with #'],
  ['src/features/blog/blog.ts', '../../core/money.ts', 'should begin with #'],
  ['tests/api/a.test.ts', '../../src/core/money.ts', 'should begin with #'],
  ['src/features/blog/blog.ts', './author-tile', 'has no extension'],
  ['src/features/blog/blog.ts', '#core/money', 'has no extension'],
])('in %s the import of %s is found', (path, specifier, fault) => {
  const text = `import { a } from '${specifier}';`;
  expect(misspelt([{ path, text }])).toEqual([`${path}: ${specifier} ${fault}`]);
});

test.each([
  ['src/features/booking/book/a.ts', '../availability/b.ts'],
  ['src/features/booking/book/a.ts', '#features/company/company.ts'],
  ['src/features/booking/book/a.ts', '#mail/mail.ts'],
  ['src/platform/http/a.server.ts', '#platform/database/database.server.ts'],
  ['src/platform/payments/stripe/a.server.ts', '../payment-provider.server.ts'],
  ['src/server/map/map.server.ts', '#ui/styles/fonts/text.woff2?url'],
  ['src/ui/form/field.tsx', './field.css'],
  ['tests/api/a.test.ts', '../harness/mailbox.ts'],
  ['src/core/money.test.ts', 'vitest'],
  ['src/core/ids.server.ts', 'node:crypto'],
])('in %s the import of %s is accepted', (path, specifier) => {
  expect(misspelt([{ path, text: `import { a } from '${specifier}';` }])).toEqual([]);
});
