/**
 * The header by which a page says where its visit began: `campaign=spring`, `issue=the-tax-calendar` or
 * `host=www.google.pt`.
 */
export const visitSourceHeader = 'Visit-Source';

/** What comes without a known source counts as this. */
const directSource = 'direct';

const longestHost = 60;
const campaignWord = /^[a-z0-9][a-z0-9._-]{0,39}$/;
const issueSlug = /^[a-z0-9][a-z0-9-]{0,89}$/;
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Sites with many hosts, each with the hosts that count as one. */
const sites: readonly [name: string, hosts: RegExp][] = [
  ['google', /^(?:www\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/],
  ['bing', /^(?:[a-z0-9]+\.)?bing\.com$/],
  ['duckduckgo', /^(?:[a-z]+\.)?duckduckgo\.com$/],
  ['yahoo', /^(?:[a-z.]+\.)?search\.yahoo\.com$/],
  ['linkedin', /^(?:(?:[a-z]+\.)?linkedin\.com|lnkd\.in)$/],
  ['instagram', /^(?:[a-z]+\.)?instagram\.com$/],
  ['facebook', /^(?:[a-z]+\.)?facebook\.com$/],
  ['x', /^(?:(?:www\.|mobile\.)?(?:x|twitter)\.com|t\.co)$/],
  ['youtube', /^(?:(?:www|m)\.youtube\.com|youtu\.be)$/],
  ['chatgpt', /^(?:chatgpt|chat\.openai)\.com$/],
];

function sourceOfHost(host: string, ownHost: string): string {
  if (host.length > longestHost || host === ownHost || !hostName.test(host)) return directSource;
  const [site] = sites.find(([, hosts]) => hosts.test(host)) ?? [];
  return site ?? `host:${host.replace(/^www\./, '')}`;
}

/** Returns what comes from an issue of the newsletter counts as. */
export function sourceOfIssue(slug: string): string {
  return `issue:${slug}`;
}

/** Returns the slug of the issue from which a source came; null for any other source. */
export function slugOfSource(source: string): string | null {
  return source.startsWith('issue:') ? source.slice('issue:'.length) : null;
}

/**
 * Returns what a booking or a sign-up counts as: the name of a well-known site, `host:<name>`,
 * `campaign:<word>`, `issue:<slug>` or `direct`. Anything else in the header, such as an address with a
 * name in it, is not kept.
 */
export function sourceOf(header: string | null, ownHost: string): string {
  const [, kind, value = ''] =
    /^(campaign|issue|host)=(.*)$/.exec(header?.trim().toLowerCase() ?? '') ?? [];
  if (kind === 'campaign') return campaignWord.test(value) ? `campaign:${value}` : directSource;
  if (kind === 'issue') return issueSlug.test(value) ? sourceOfIssue(value) : directSource;
  return kind === 'host' ? sourceOfHost(value, ownHost) : directSource;
}

/** What `utm_source` says of the links in an issue; their `utm_campaign` is its slug. */
const newsletterSource = 'newsletter';

/**
 * Returns the address of a page as an issue's mail links to it. The mark is the same for every reader,
 * and one that somebody wrote into the address stays.
 */
export function withIssueMark(address: string, slug: string): string {
  const url = new URL(address);
  if (url.searchParams.has('utm_source')) return address;
  const mark = `utm_source=${newsletterSource}&utm_campaign=${slug}`;
  url.search = url.search === '' ? mark : `${url.search}&${mark}`;
  return url.href;
}

/** Where the loaded document came from: its own address, and that of the page with the link to it. */
type Visit = { address: string; referrer: string };

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** The document's first address: the browser keeps it while pages change within the document. */
function currentVisit(): Visit {
  const [first] = performance.getEntriesByType('navigation');
  return { address: first?.name ?? location.href, referrer: document.referrer };
}

/**
 * Returns the header that says where the visit began: the campaign or the issue of the first address, or
 * the other site's host. Only the browser's own memory of the document is read; nothing is stored.
 */
export function visitSource({ address, referrer }: Visit = currentVisit()): Record<string, string> {
  const landed = urlOf(address);
  const campaign = landed?.searchParams.get('utm_source');
  // A header takes no line break and no sign beyond Latin-1.
  const header = (kind: string, word: string) => ({
    [visitSourceHeader]: `${kind}=${encodeURIComponent(word)}`,
  });
  const issue = campaign === newsletterSource && landed?.searchParams.get('utm_campaign');
  if (issue) return header('issue', issue);
  if (campaign) return header('campaign', campaign);
  const from = urlOf(referrer);
  if (!from?.hostname || from.hostname === landed?.hostname) return {};
  return header('host', from.hostname);
}
