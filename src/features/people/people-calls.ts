import { apiRequest } from '#core/api-request.ts';
import type { Language } from '#i18n/language.ts';
import type { Details, Difference } from './details/details.ts';
import type { Erasure } from './people.schema.ts';

const urlOf = (id: string) => `/api/admin/people/${encodeURIComponent(id)}`;
/** An export gathers everything about a person; it may take longer than a usual call. */
const exportTimeout = 120_000;

export async function addNote(id: string, text: string, locale: Language): Promise<void> {
  await apiRequest(`${urlOf(id)}/notes`, { body: { text, locale } });
}

/** Sets what is known of a person; only the fields that are given. */
export async function changePerson(
  id: string,
  details: { readonly [Field in keyof Details]?: string } & { otherEmails?: readonly string[] },
  locale: Language,
): Promise<void> {
  await apiRequest(urlOf(id), { method: 'PATCH', body: { ...details, locale } });
}

/** Ends every mailed link that opens the page of a person. */
export async function endLinks(id: string): Promise<void> {
  await apiRequest(`${urlOf(id)}/end-links`);
}

/** Leaves a person as they are, other than a form says. */
export async function leaveDetail(
  id: string,
  { field, value }: Pick<Difference, 'field' | 'value'>,
  locale: Language,
): Promise<void> {
  await apiRequest(`${urlOf(id)}/leave`, { body: { field, value, locale } });
}

/** Merges a person into another, who stays. */
export async function mergeInto(id: string, into: string, locale: Language): Promise<void> {
  await apiRequest(`${urlOf(id)}/merge`, { body: { into, locale } });
}

export async function undoMerge(mergeId: string): Promise<void> {
  await apiRequest(`/api/admin/people-merges/${encodeURIComponent(mergeId)}/undo`);
}

/** Returns the ZIP of everything about a person. */
export async function exportPerson(id: string): Promise<Blob> {
  const options = { method: 'GET', timeout: exportTimeout };
  return (await apiRequest(`${urlOf(id)}/export`, options)).blob();
}

export async function erasePerson(id: string, endsWork: boolean): Promise<Erasure> {
  return (await apiRequest(`${urlOf(id)}/erase`, { body: { endsWork } })).json();
}

/** Returns a paper of identity that a law keeps of somebody who was erased. */
export async function fetchKeptPaper(id: string, file: string): Promise<Blob> {
  const url = `${urlOf(id)}/kept-papers/${encodeURIComponent(file)}`;
  return (await apiRequest(url, { method: 'GET' })).blob();
}
