import { expect, test } from 'vitest';
import {
  isIgnoredByGit,
  type ProjectFile,
  projectFiles,
  readProjectFile,
} from './project-files.ts';

const slash = '/';
const folders = ['root', 'work', 'home/[a-z][\\w-]*', 'Users/[A-Za-z][\\w-]*', 'tmp/[a-z]\\w*'];

const forbidden: { what: string; pattern: RegExp }[] = [
  {
    what: 'a path of one machine',
    pattern: new RegExp(`(?<![\\w.)\\]}/-])/(?:${folders.join('|')})/`),
  },
  { what: 'a path of one machine', pattern: /\b[A-Z]:\\Users\\/ },
  {
    what: 'a folder outside of the project',
    pattern: new RegExp(['\\.\\.', 'shared\\b'].join(slash)),
  },
  { what: 'a private key', pattern: /-{5}BEGIN [A-Z ]*PRIVATE KEY/ },
  { what: 'a live key', pattern: /\b[rs]k_live_\w{8,}|\bwhsec_[A-Za-z0-9]{24,}/ },
  { what: 'a registry token', pattern: /_auth(?:Token)?\s*=\s*\S/ },
  { what: 'a merge conflict', pattern: /^(?:<{7}|>{7}) /m },
];

function findings(files: ProjectFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    forbidden.filter(({ pattern }) => pattern.test(text)).map(({ what }) => `${path}: ${what}`),
  );
}

test('nothing in the repository belongs to one machine, or is a secret', () => {
  const files = projectFiles();
  expect(files.length).toBeGreaterThan(30);
  expect(findings(files)).toEqual([]);
});

test.each([
  ['', 'root', 'project', 'a.ts'].join(slash),
  `see ${['', 'home', 'ana', 'a.ts'].join(slash)}`,
  ['..', 'shared', 'plan.md'].join(slash),
  `C:${'\\Users\\'}ana`,
  `${'-'.repeat(5)}BEGIN ${'PRIVATE'} KEY`,
  `sk${'_live_'}0123456789`,
  `//registry/:${'_auth'}Token=abc`,
  `${'<'.repeat(7)} HEAD`,
])('a forbidden text is found: %s', (text) => {
  expect(findings([{ path: 'a.md', text }])).toHaveLength(1);
});

test('addresses of the site are accepted', () => {
  const text = `href="https://entrada.example/home/" ./work/a.ts '/contact/' and/or/work/`;
  expect(findings([{ path: 'a.md', text }])).toEqual([]);
});

test('git ignores no folder of the sources that is named like one of the root', () => {
  const folders = [...readProjectFile('.gitignore').matchAll(/^\/?([a-z-]+)\/$/gm)]
    .map((match) => match[1] ?? '')
    .filter((name) => name !== 'node_modules');
  expect(folders).toContain('data');
  const ignored = folders.map((name) => `src/site/${name}/page.ts`).filter(isIgnoredByGit);
  expect(ignored).toEqual([]);
});

test('a path that git ignores is found', () => {
  expect(isIgnoredByGit('dist/client/index.js')).toBe(true);
  expect(isIgnoredByGit('src/site/site-map.ts')).toBe(false);
});
