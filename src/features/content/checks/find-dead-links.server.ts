import type { OwnLink, Warning } from './warnings.ts';

/** Returns the status that the site responds with at an address of its own. */
export type StatusOf = (path: string) => Promise<number>;

/** More are not looked up: each is a page to draw. */
const mostLinks = 50;

/** Returns the links that lead to nothing: no page, no file and no redirect. */
export async function findDeadLinks(
  links: readonly OwnLink[],
  statusOf: StatusOf,
): Promise<Warning[]> {
  const paths = [...new Set(links.map(({ path }) => path))].slice(0, mostLinks);
  const dead = new Set<string>();
  for (const path of paths) if ([404, 410].includes(await statusOf(path))) dead.add(path);
  return links
    .filter(({ path }) => dead.has(path))
    .map(({ field, path }) => ({ field, code: 'dead_link', detail: path }));
}
