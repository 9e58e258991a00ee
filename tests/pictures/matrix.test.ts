import { expect, test } from 'vitest';
import { matchPage, sitePages } from '#site/site-map.ts';
import { officeSubjects } from './office-subjects.ts';
import { othersThanListed } from './routes.ts';
import { states } from './states.ts';

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

test('every subject has a name of its own', () => {
  const names = [...othersThanListed, ...[...states, ...officeSubjects].map(({ name }) => name)];
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
