import { expect, test } from 'vitest';
import { targetsOf } from './import-graph.ts';
import { type Import, importsOf } from './imports.ts';
import { projectFiles } from './project-files.ts';

/** Calls of one audience, and the one file that mounts them behind their guard. */
const mounts = [
  { calls: /\.admin-api\.server\.ts$/, mount: 'src/server/admin-api.server.ts' },
  { calls: /\.portal-api\.server\.ts$/, mount: 'src/server/portal-api.server.ts' },
];
const adminOfFeature = /^src\/features\/([^/]+)\/(?:[^/]+\/)?admin\//;

/** Imports between the visitors' application and the staff's. */
function acrossApplications(imports: Import[]): Import[] {
  const applicationOf = (path: string) => /^src\/(site|admin)\//.exec(path)?.[1];
  return imports.filter(({ from, to }) => {
    const [here, there] = [applicationOf(from), applicationOf(to)];
    return here !== undefined && there !== undefined && here !== there;
  });
}

/** Screens for staff that are imported from elsewhere than `src/admin` and their own feature's. */
function staffScreensElsewhere(imports: Import[]): Import[] {
  return imports.filter(({ from, to }) => {
    const feature = adminOfFeature.exec(to)?.[1];
    if (feature === undefined || from.startsWith('src/admin/')) return false;
    return adminOfFeature.exec(from)?.[1] !== feature;
  });
}

/** Modules of the back office that the visitors' browsers would load, directly or through others. */
function ofTheBackOffice(all: Import[]): string[] {
  const targets = targetsOf(all.filter(({ from, to }) => !/\.server\.ts$/.test(from + to)));
  const reached = new Set([...targets.keys()].filter((path) => path.startsWith('src/site/')));
  for (const path of reached) for (const target of targets.get(path) ?? []) reached.add(target);
  return [...reached].filter((path) => /^src\/(?:admin|ui\/admin)\/|\/admin\//.test(path));
}

/** Calls for staff or clients that are mounted elsewhere than behind their guard. */
function mountedElsewhere(imports: Import[]): Import[] {
  return imports.filter(({ from, to }) =>
    mounts.some(({ calls, mount }) => calls.test(to) && from !== mount),
  );
}

const imports = () =>
  importsOf(projectFiles(/^src\/.*\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$/.test(path)));

test('the site and the admin application do not import each other', () => {
  expect(acrossApplications(imports())).toEqual([]);
});

test('screens for staff are imported by the admin application alone', () => {
  expect(staffScreensElsewhere(imports())).toEqual([]);
});

test('nothing that the site loads is of the back office', () => {
  expect(ofTheBackOffice(imports())).toEqual([]);
});

test('calls for staff and for clients are mounted in one file each', () => {
  expect(mountedElsewhere(imports())).toEqual([]);
});

test.each([
  ['src/site/routes.ts', `import { a } from '#admin/routes.ts';`],
  ['src/admin/frame.tsx', `import { a } from '../site/layout/frame.tsx';`],
  ['src/admin/routes.ts', `export const load = () => import('#site/screens/a.tsx');`],
])('an import between the applications is found: %s %s', (path, text) => {
  expect(acrossApplications(importsOf([{ path, text }]))).toHaveLength(1);
});

test.each([
  ['src/site/screens/a.tsx', `import { a } from '#features/faq/admin/entry-form.tsx';`],
  ['src/features/faq/components/a.tsx', `import { a } from '../admin/entry-form.tsx';`],
  ['src/features/blog/admin/a.tsx', `import { a } from '#features/faq/admin/entry-form.tsx';`],
  ['src/site/screens/a.tsx', `import { a } from '#features/booking/desk/admin/rules-form.tsx';`],
])('a screen for staff in another place is found: %s %s', (path, text) => {
  expect(staffScreensElsewhere(importsOf([{ path, text }]))).toHaveLength(1);
});

test('a part of the back office that the site would load is found, through others too', () => {
  const files = [
    { path: 'src/site/a.tsx', text: `const load = () => import('#features/faq/list.tsx');` },
    { path: 'src/features/faq/list.tsx', text: `import { Note } from '#ui/admin/note.tsx';` },
  ];
  expect(ofTheBackOffice(importsOf(files))).toEqual(['src/ui/admin/note.tsx']);
});

test.each([
  ['src/admin/routes.ts', `import { a } from '#features/faq/admin/entry-form.tsx';`],
  ['src/features/faq/admin/a.tsx', `import { a } from './entry-form.tsx';`],
  ['src/features/booking/admin/a.tsx', `import { a } from '../rules/admin/rules-form.tsx';`],
])('a screen for staff in its place is accepted: %s %s', (path, text) => {
  expect(staffScreensElsewhere(importsOf([{ path, text }]))).toEqual([]);
});

test.each([
  ['src/server/api.server.ts', `import { a } from '#features/faq/faq.admin-api.server.ts';`],
  ['src/server/admin-api.server.ts', `import { a } from '#features/faq/faq.portal-api.server.ts';`],
  ['src/features/faq/faq.api.server.ts', `import { a } from './faq.portal-api.server.ts';`],
])('calls that are mounted without their guard are found: %s %s', (path, text) => {
  expect(mountedElsewhere(importsOf([{ path, text }]))).toHaveLength(1);
});

test('calls behind their guard are accepted', () => {
  const text = `import { a } from '#features/faq/faq.admin-api.server.ts';`;
  const path = 'src/server/admin-api.server.ts';
  expect(mountedElsewhere(importsOf([{ path, text }]))).toEqual([]);
});
