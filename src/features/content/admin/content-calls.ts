import { apiRequest } from '#core/api-request.ts';
import type { Language } from '#i18n/language.ts';
import { contentUrl, recordUrl, redirectsUrl, samplesUrl } from '../content.queries.ts';
import type { ContentRecord } from '../content.schema.ts';
import type { ContentValues } from '../content.ts';
import type { SiteOrder } from '../order/order.schema.ts';
import type { PreviewLink } from '../preview/preview.schema.ts';
import type { Redirect } from '../redirects/redirects.schema.ts';
import type { Removed, Samples } from '../samples/samples.schema.ts';

type Verb = 'publish' | 'withdraw' | 'restore';

/** Makes a draft; refusals are in the language. */
export async function createRecord(
  kind: string,
  values: ContentValues,
  locale: Language,
): Promise<ContentRecord> {
  return (await apiRequest(contentUrl(kind), { body: { ...values, locale } })).json();
}

/** Saves the values of a draft that is based on `revision`; refusals are in the language. */
export async function putDraft(
  kind: string,
  { id, revision }: Pick<ContentRecord, 'id' | 'revision'>,
  values: ContentValues,
  locale: Language,
): Promise<ContentRecord> {
  const headers = { 'If-Match': `"${revision}"` };
  const options = { method: 'PUT', body: { ...values, locale }, headers };
  return (await apiRequest(`${recordUrl(kind, id)}/draft`, options)).json();
}

export async function changeRecord(
  kind: string,
  { id, revision }: Pick<ContentRecord, 'id' | 'revision'>,
  verb: Verb,
  body: object = {},
): Promise<ContentRecord> {
  const headers = { 'If-Match': `"${revision}"` };
  return (await apiRequest(`${recordUrl(kind, id)}/${verb}`, { body, headers })).json();
}

/** Makes a link to the preview, for whoever has it. */
export async function makePreviewLink(kind: string, id: string): Promise<PreviewLink> {
  return (await apiRequest(`${recordUrl(kind, id)}/preview-link`, { method: 'POST' })).json();
}

export async function withdrawPreviewLinks(kind: string, id: string): Promise<void> {
  await apiRequest(`${recordUrl(kind, id)}/preview-link`, { method: 'DELETE' });
}

export async function putOrder(kind: string, ids: readonly string[]): Promise<SiteOrder> {
  const options = { method: 'PUT', body: { ids } };
  return (await apiRequest(`${contentUrl(kind)}/order`, options)).json();
}

export async function addRedirect(body: { path: string; target: string }): Promise<Redirect> {
  return (await apiRequest(redirectsUrl, { body })).json();
}

export async function removeRedirect(path: string): Promise<void> {
  await apiRequest(`${redirectsUrl}?path=${encodeURIComponent(path)}`, { method: 'DELETE' });
}

export async function removeSamples({ samples }: Samples): Promise<Removed> {
  const records = samples.map(({ kind, id }) => ({ kind, id }));
  return (await apiRequest(`${samplesUrl}/remove`, { body: { records } })).json();
}
