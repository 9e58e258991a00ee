import { type Prefix, withPrefix } from '#core/site-address.ts';
import { newsletterIssuesPath } from '#paths.ts';

/** The newest issues of one language: `/newsletter/issues/rss.xml`, `/pt/newsletter/issues/atom.xml`. */
export function issueFeedPath(format: 'rss' | 'atom', prefix: Prefix): string {
  return withPrefix(prefix, `${newsletterIssuesPath.href()}/${format}.xml`);
}
