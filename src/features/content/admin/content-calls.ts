import { apiRequest } from '#core/api-request.ts';
import { contentUrl, recordUrl } from '../content.queries.ts';
import type { ContentRecord } from '../content.schema.ts';
import type { ContentValues } from '../content.ts';

type Verb = 'publish' | 'withdraw' | 'restore';

export async function createRecord(kind: string, values: ContentValues): Promise<ContentRecord> {
  return (await apiRequest(contentUrl(kind), { body: values })).json();
}

/** Saves the values of a draft that is based on `revision`. */
export async function putDraft(
  kind: string,
  { id, revision }: Pick<ContentRecord, 'id' | 'revision'>,
  values: ContentValues,
): Promise<ContentRecord> {
  const headers = { 'If-Match': `"${revision}"` };
  const options = { method: 'PUT', body: values, headers };
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
