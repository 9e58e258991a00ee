import { matchPattern } from '#core/page-path.ts';
import { parseAddress, withPrefix } from '#core/site-address.ts';
import { blogPostPath, caseStudyPath } from '#paths.ts';

const longest = 200;
const named = [blogPostPath, caseStudyPath];

/**
 * Returns the path of the page with the form, from the `Referer` of its call; null if it is not of
 * this site. Of pages below a section only articles and cases are named: others hold secret links.
 */
export function signupPage(referer: string | undefined, origin: string): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  if (url.origin !== origin || url.pathname.length > longest) return null;
  const { path, prefix } = parseAddress(url.pathname, '', '');
  const isNamed = named.some(({ pattern }) => matchPattern(pattern, path) !== null);
  return withPrefix(prefix, isNamed ? path : `/${path.split('/')[1] ?? ''}`);
}
