import { apiRequest } from '#core/api-request.ts';

const url = '/api/admin/backups';

export async function startBackup(): Promise<void> {
  await apiRequest(url);
}

export function backupAddress(name: string): string {
  return `${url}/${encodeURIComponent(name)}`;
}

/** Throws unless the backup may be downloaded now, with the refusal that a proof would answer. */
export async function checkDownload(name: string): Promise<void> {
  await apiRequest(`${backupAddress(name)}/check`);
}
