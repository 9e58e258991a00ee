import { queryOptions } from '#query/query-options.ts';
import type { NewsletterSettings, Suppressions } from '../sending/sending.schema.ts';
import type { CampaignDetail, Campaigns, CampaignVersions } from './campaigns.schema.ts';

const url = '/api/admin/campaigns';

export function campaignUrl(id: string): string {
  return `${url}/${encodeURIComponent(id)}`;
}

// Somebody else changes these too: what was read a moment ago is shown, and read again.
const staleTime = 3_000;

export function campaignsQuery() {
  return queryOptions<Campaigns>({ queryKey: [url], staleTime });
}

export function campaignQuery(id: string) {
  return queryOptions<CampaignDetail>({ queryKey: [campaignUrl(id)] as const, staleTime });
}

export function campaignVersionsQuery(id: string) {
  return queryOptions<CampaignVersions>({ queryKey: [`${campaignUrl(id)}/versions`], staleTime });
}

export function paceQuery() {
  return queryOptions<NewsletterSettings>({
    queryKey: ['/api/admin/settings/newsletter'],
    staleTime,
  });
}

export function suppressionsQuery() {
  return queryOptions<Suppressions>({ queryKey: ['/api/admin/suppressions'], staleTime });
}

/** The mail of an issue as it will be; `revision` makes a browser read it again after a change. */
export function previewUrl(
  { id, revision }: Pick<CampaignDetail, 'id' | 'revision'>,
  seen: { language: 'en' | 'pt'; as: 'page' | 'text'; look: 'light' | 'dark' },
): string {
  const query = new URLSearchParams({ ...seen, revision: String(revision) });
  return `${campaignUrl(id)}/preview?${query}`;
}
