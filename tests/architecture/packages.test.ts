import { expect, test } from 'vitest';
import { readProjectFile } from './project-files.ts';

type Manifest = Record<string, unknown>;
type Locked = { version?: string; resolved?: string; integrity?: string };

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
type Lockfile = { packages: Record<string, Locked & Manifest> };

/** The project, and what only `npm run bench` installs, in a folder of its own. */
const folders = ['', 'tests/bench/lighthouse/'] as const;

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readProjectFile(`${folder}package.json`));
const lockfileOf = (folder: string): Lockfile =>
  JSON.parse(readProjectFile(`${folder}package-lock.json`));
const lockfile = lockfileOf('');

function versionsOf(source: Manifest): [string, string][] {
  return kinds.flatMap((kind) => Object.entries((source[kind] ?? {}) as Record<string, string>));
}

function inexact(source: Manifest): string[] {
  return versionsOf(source)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}: ${version}`);
}

function unlocked(packages: Record<string, Locked>): string[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .filter(([, { integrity, resolved }]) => {
      const elsewhere =
        resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/');
      return elsewhere || !integrity?.startsWith('sha512-');
    })
    .map(([path]) => path);
}

test.each(folders)('package.json names exact versions: %s', (folder) => {
  expect(versionsOf(manifestOf(folder)).length).toBeGreaterThan(0);
  expect(inexact(manifestOf(folder))).toEqual([]);
});

test.each(folders)('the lockfile was made from this package.json: %s', (folder) => {
  expect(versionsOf(lockfileOf(folder).packages[''] ?? {})).toEqual(versionsOf(manifestOf(folder)));
});

test.each(folders)(
  'every package is locked by its content, from the public registry: %s',
  (folder) => {
    expect(unlocked(lockfileOf(folder).packages)).toEqual([]);
  },
);

/** Packages for other systems that npm has left out: `npm ci` then refuses the lockfile. */
function leftOut(packages: Record<string, Locked & Manifest>): string[] {
  const wanted = Object.values(packages).flatMap(({ optionalDependencies }) =>
    Object.keys((optionalDependencies ?? {}) as Record<string, string>),
  );
  return [...new Set(wanted)].filter((name) => !(`node_modules/${name}` in packages)).sort();
}

test('the lockfile holds the packages of every system', () => {
  expect(leftOut(lockfile.packages)).toEqual([]);
});

test('a package of another system that the lockfile lacks is found', () => {
  const tool = { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } };
  const packages = { 'node_modules/tool': tool, 'node_modules/tool-linux': {} };
  expect(leftOut(packages)).toEqual(['tool-mac']);
});

test.each(['^1.2.3', '~1.2.3', '1.2', 'latest', '>=1.0.0', 'github:a/b'])(
  'an inexact version is found: %s',
  (version) => {
    expect(inexact({ devDependencies: { a: version } })).toEqual([`a: ${version}`]);
  },
);

test('a package without its content hash, or from elsewhere, is found', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { integrity: 'sha512-x', resolved: 'https://mirror.example/b.tgz' },
    'node_modules/c': { integrity: 'sha512-x', resolved: 'https://registry.npmjs.org/c.tgz' },
  };
  expect(unlocked(packages)).toEqual(['node_modules/a', 'node_modules/b']);
});

test("the documents name the version of Stripe's API that the package uses", () => {
  const version = readProjectFile('node_modules/stripe/esm/apiVersion.js').match(
    /ApiVersion = '([^']+)'/,
  )?.[1];
  expect(readProjectFile('docs/operations.md')).toContain(`API version: \`${version}\``);
});
