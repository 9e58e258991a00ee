import { apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import type { ContentImport, FollowedImport } from '../transfer.schema.ts';

/** Milliseconds; a large archive takes its time on a slow line. */
const timeout = 60 * 60_000;

const path = '/api/admin/content/import';

/** Returns the archive of all content. */
export async function downloadArchive(): Promise<Blob> {
  const response = await apiRequest('/api/admin/content/export', { method: 'GET', timeout });
  return response.blob();
}

export type StartOptions = {
  onlyNew: boolean;
  /** The dry run that is confirmed; null for one. */
  plan: string | null;
  name: string;
  /** The address of the site that an export comes from, as it was typed. */
  oldSite: string;
};

/** Starts an import, or the dry run of one; without a file, of what a dry run has read. Returns its id. */
export async function startImport(
  file: File | null,
  { onlyNew, plan, name, oldSite }: StartOptions,
): Promise<string> {
  const query = new URLSearchParams({ name });
  if (onlyNew) query.set('only-new', '1');
  if (oldSite.trim() !== '') query.set('old-site', oldSite);
  if (plan === null) query.set('dry-run', '1');
  else query.set('plan', plan);
  const response = await fetch(`${path}?${query}`, {
    method: 'POST',
    credentials: 'include',
    body: file,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/octet-stream',
      Prefer: 'respond-async',
    },
    signal: AbortSignal.timeout(timeout),
  });
  if (response.ok) return ((await response.json()) as { id: string }).id;
  throw new HttpError(response.status, await response.text(), response.statusText);
}

/** Returns how far an import is, and its report once it has ended. */
export async function readImport(id: string): Promise<FollowedImport> {
  const response = await apiRequest(`${path}/${id}`, { method: 'GET' });
  return (await response.json()) as FollowedImport;
}

/** Returns the import that was started last; null if there is none. */
export async function readLatestImport(): Promise<ContentImport | null> {
  const response = await apiRequest(path, { method: 'GET' });
  return ((await response.json()) as { import: ContentImport | null }).import;
}

export async function cancelImport(id: string): Promise<void> {
  await apiRequest(`${path}/${id}`, { method: 'DELETE' });
}
