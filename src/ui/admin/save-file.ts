import { apiRequest } from '#core/api-request.ts';

/** A long list takes longer than a usual call. */
const timeout = 60_000;

/** Returns the file at an address. */
export async function fetchFile(url: string): Promise<Blob> {
  return (await apiRequest(url, { method: 'GET', timeout })).blob();
}

/** Gives the person a file that a call returned. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
