import { expect, test } from 'vitest';
import { matchPage, sitePages } from '#site/site-map.ts';
import { officeSubjects } from './office-subjects.ts';
import { othersThanListed } from './routes.ts';
import { states } from './states/states.ts';
import { folderOf, isFault } from './take-pictures.ts';

/** What the sitemap lists, and so what `routesOf` pictures. */
const isListed = ({ personal, status }: (typeof sitePages)[number]) => !personal && !status;

test('every page of the site map is pictured', () => {
  const opened = othersThanListed.map((path) => {
    const { pathname } = new URL(path, 'http://site.example');
    return matchPage({ path: pathname }).page.path.pattern;
  });
  const pictured = new Set([...opened, ...states.map(({ page }) => page)]);
  const missing = sitePages.filter((page) => !isListed(page) && !pictured.has(page.path.pattern));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('a state names a page of the site map', () => {
  const patterns = sitePages.map(({ path }) => path.pattern);
  const named = states.flatMap(({ page }) => page ?? []);
  expect(patterns).toEqual(expect.arrayContaining(named));
});

test('every subject has a folder of its own', () => {
  const listed = sitePages.filter(isListed).map(({ path }) => path.pattern);
  const named = [...states, ...officeSubjects].map(({ name }) => name);
  const routes = new Set([...listed, ...othersThanListed]);
  const folders = [...routes, ...named].map(folderOf);
  expect(folders.filter((folder, at) => folders.indexOf(folder) !== at)).toEqual([]);
});

const late = 'Unable to preload CSS for /admin/assets/toaster.css';
const plain = { name: '/admin/content', open: async () => {} };

test('an error of the console is a fault, but for those that belong to the subject', () => {
  expect(isFault(plain, late)).toBe(true);
  const offline = { ...plain, expects: /^Unable to preload CSS/ };
  expect(isFault(offline, late)).toBe(false);
  expect(isFault(offline, 'x is not a function')).toBe(true);
});

test('a refused call is part of many states', () => {
  expect(isFault(plain, 'the server responded with a status of 503 ()')).toBe(false);
});
