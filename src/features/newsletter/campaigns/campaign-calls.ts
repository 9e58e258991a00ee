import { apiRequest } from '#core/api-request.ts';
import { failureOf } from '#core/call-failure.ts';
import type { Language } from '#i18n/language.ts';
import type { ArchiveChoice } from '../newsletter.tables.ts';
import { campaignUrl } from './campaigns.queries.ts';
import type { CampaignDetail } from './campaigns.schema.ts';
import type { CampaignTexts, LiftReason } from './campaigns.ts';

const emptyIssue = { subject: '', body: '' };

/** Begins an issue; returns its id. */
export async function createIssue(): Promise<string> {
  const answer = await apiRequest('/api/admin/campaigns', { body: emptyIssue });
  return ((await answer.json()) as { id: string }).id;
}

/** Begins an issue about articles; returns its id. */
export async function createFromArticles(articles: readonly string[]): Promise<string> {
  const answer = await apiRequest('/api/admin/campaigns/from-articles', { body: { articles } });
  return ((await answer.json()) as { id: string }).id;
}

/** Puts the articles of which a draft was made into it again, as they are now. */
export async function takeArticles({
  id,
  revision,
}: Pick<CampaignDetail, 'id' | 'revision'>): Promise<void> {
  const headers = { 'If-Match': `"${revision}"` };
  await apiRequest(`${campaignUrl(id)}/articles`, { body: {}, headers });
}

/** Saves the texts of a draft that is based on `revision`. */
export async function saveDraft(
  { id, revision }: Pick<CampaignDetail, 'id' | 'revision'>,
  texts: CampaignTexts,
  locale: Language,
): Promise<CampaignDetail> {
  const headers = { 'If-Match': `"${revision}"` };
  const options = { method: 'PUT', body: { ...texts, locale }, headers };
  return (await apiRequest(`${campaignUrl(id)}/draft`, options)).json();
}

/** Returns the issue as somebody else left it, if a change was refused because of that. */
export function presentIssueOf(error: unknown): CampaignDetail | null {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.code !== 'changed') return null;
  return (failure.problem.present ?? null) as CampaignDetail | null;
}

export async function sendTest(id: string, language: Language): Promise<void> {
  await apiRequest(`${campaignUrl(id)}/test`, { body: { language } });
}

export type Start = { missing?: 'english' | 'skip'; at?: string };

export async function startIssue(id: string, body: Start): Promise<void> {
  await apiRequest(`${campaignUrl(id)}/start`, { body });
}

export async function turnIssue(id: string, turn: 'pause' | 'resume' | 'stop'): Promise<void> {
  await apiRequest(`${campaignUrl(id)}/${turn}`, { body: {} });
}

/** Says what a draft is about. */
export async function saveTags(id: string, tags: readonly string[]): Promise<void> {
  await apiRequest(`${campaignUrl(id)}/tags`, { method: 'PUT', body: { tags } });
}

/** Chooses where on the site an issue is. */
export async function chooseArchive(id: string, archive: ArchiveChoice): Promise<void> {
  await apiRequest(`${campaignUrl(id)}/archive`, { method: 'PUT', body: { archive } });
}

export async function removeIssue(id: string): Promise<void> {
  await apiRequest(campaignUrl(id), { method: 'DELETE' });
}

export async function savePace(perMinute: number, warmUp: boolean): Promise<void> {
  const options = { method: 'PUT', body: { perMinute, warmUp } };
  await apiRequest('/api/admin/settings/newsletter', options);
}

/** Lets issues go to an address again; `reason` stands in the log. */
export async function liftSuppression(id: string, reason: LiftReason): Promise<void> {
  const query = new URLSearchParams({ reason });
  const url = `/api/admin/suppressions/${encodeURIComponent(id)}?${query}`;
  await apiRequest(url, { method: 'DELETE' });
}
