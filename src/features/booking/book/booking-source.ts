/** The header by which a page says where its visit began: `campaign=spring` or `host=www.google.pt`. */
export const visitSourceHeader = 'Visit-Source';

/** What a booking without a known source counts as. */
const directSource = 'direct';

const longestHost = 60;
const campaignWord = /^[a-z0-9][a-z0-9._-]{0,39}$/;
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

/**
 * Returns what a booking counts as: the name of a well-known site, `host:<name>`, `campaign:<word>`
 * or `direct`. Anything else in the header, such as an address with a name in it, is not kept.
 */
export function sourceOf(header: string | null, ownHost: string): string {
  const [, kind, value = ''] =
    /^(campaign|host)=(.*)$/.exec(header?.trim().toLowerCase() ?? '') ?? [];
  if (kind === 'campaign') return campaignWord.test(value) ? `campaign:${value}` : directSource;
  return kind === 'host' ? sourceOfHost(value, ownHost) : directSource;
}
