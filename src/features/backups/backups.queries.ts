import { apiRequest } from '#core/api-request.ts';
import { queryOptions } from '#query/query-options.ts';
import type { Backups } from './backups.schema.ts';

const url = '/api/admin/backups';

export function backupsQuery() {
  return queryOptions<Backups>({ queryKey: [url], staleTime: 3_000 });
}

export async function startBackup(): Promise<void> {
  await apiRequest(url);
}

export function backupAddress(name: string): string {
  return `${url}/${encodeURIComponent(name)}`;
}

/** Throws unless the backup may be downloaded now, with the refusal that a proof would answer. */
export async function askToDownload(name: string): Promise<void> {
  await apiRequest(`${backupAddress(name)}/download`);
}

/** Milliseconds. A large database takes minutes to be read whole. */
const longestCheck = 10 * 60_000;

/** Reads a whole backup; throws if it is damaged, or cannot be read. */
export async function checkBackup(name: string): Promise<void> {
  await apiRequest(`${backupAddress(name)}/check`, { timeout: longestCheck });
}
