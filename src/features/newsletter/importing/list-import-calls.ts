import { apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import type { ColumnRole } from './list-columns.ts';
import type {
  LatestSubscriberImport,
  SubscriberImportDetail,
} from './subscriber-imports.schema.ts';

const path = '/api/admin/subscribers/import';
/** Milliseconds; a large list takes its time on a slow line. */
const timeout = 30 * 60_000;

/** Sends a list, whose columns are shown before anything is written. Returns its id. */
export async function sendList(file: File): Promise<string> {
  const query = new URLSearchParams({ name: file.name, 'dry-run': '1' });
  const response = await fetch(`${path}?${query}`, {
    method: 'POST',
    credentials: 'include',
    body: file,
    headers: { Accept: 'application/json', 'Content-Type': 'text/csv' },
    signal: AbortSignal.timeout(timeout),
  });
  if (response.ok) return ((await response.json()) as { id: string }).id;
  throw new HttpError(response.status, await response.text(), response.statusText);
}

/** How the rows of a list are read. */
export type Choices = {
  columns: ColumnRole[];
  language: 'en' | 'pt';
  statement: string;
  statementDay: string | null;
};

export async function beginList(id: string, choices: Choices): Promise<void> {
  await apiRequest(`${path}/${id}/start`, { body: choices });
}

export async function readList(id: string): Promise<SubscriberImportDetail> {
  return (await apiRequest(`${path}/${id}`, { method: 'GET' })).json();
}

/** Returns the list that came last; null if there is none. */
export async function readLatestList(): Promise<SubscriberImportDetail | null> {
  const answer = await apiRequest(path, { method: 'GET' });
  return ((await answer.json()) as LatestSubscriberImport).import;
}

/** Lets what asks to confirm go on, after it stopped itself. */
export async function goOnAsking(id: string): Promise<void> {
  await apiRequest(`${path}/${id}/go-on`, { body: {} });
}

export async function endList(id: string): Promise<void> {
  await apiRequest(`${path}/${id}`, { method: 'DELETE' });
}

/** Where the rows that were not put on the list are saved from. */
export function reportUrl(id: string, language: 'en' | 'pt'): string {
  return `${path}/${id}/report?language=${language}`;
}
