import { apiRequest } from '#core/api-request.ts';
import { failureOf } from '#core/call-failure.ts';
import { HttpError } from '#core/http-error.ts';
import type { TransferReport } from '../transfer.schema.ts';

/** Milliseconds; a large archive takes its time on a slow line. */
const timeout = 10 * 60_000;

/** Returns the archive of all content. */
export async function downloadArchive(): Promise<Blob> {
  const response = await apiRequest('/api/admin/content/export', { method: 'GET', timeout });
  return response.blob();
}

export type SendOptions = {
  onlyNew: boolean;
  /** The dry run that is confirmed; null for one. */
  plan: string | null;
};

export type Sent = { report: TransferReport; isOutdated: boolean };

/**
 * Sends a file for a dry run, or to be imported. `isOutdated`: nothing was imported, because
 * something changed since the dry run; the report is the new one.
 */
export async function sendFile(file: File, { onlyNew, plan }: SendOptions): Promise<Sent> {
  const query = new URLSearchParams({
    ...(onlyNew && { 'only-new': '1' }),
    ...(plan === null ? { 'dry-run': '1' } : { plan }),
  });
  const response = await fetch(`/api/admin/content/import?${query}`, {
    method: 'POST',
    credentials: 'include',
    body: file,
    headers: { Accept: 'application/json', 'Content-Type': 'application/octet-stream' },
    signal: AbortSignal.timeout(timeout),
  });
  if (response.ok) return { report: (await response.json()) as TransferReport, isOutdated: false };
  const error = new HttpError(response.status, await response.text(), response.statusText);
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.code !== 'plan_changed') throw error;
  return { report: failure.problem.report as TransferReport, isOutdated: true };
}
