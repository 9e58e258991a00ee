/**
 * Paths of the pages that a running site wants to be found, in both languages, from its sitemap.
 * @param {string} origin
 */
export async function indexableRoutes(origin) {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  if (!paths.includes('/') || !paths.includes('/pt'))
    throw new Error('The sitemap does not list the home pages');
  return paths;
}
