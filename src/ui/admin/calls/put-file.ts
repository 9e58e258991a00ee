import { HttpError } from '#core/http-error.ts';

/** Milliseconds; a large file on a slow line takes longer than any other call. */
const uploadTimeout = 120_000;

/** Sends a file as the raw body of a call for staff. Throws `HttpError` when it is refused. */
export async function putFile(url: string, file: File): Promise<void> {
  const response = await fetch(url, {
    method: 'PUT',
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Content-Type': file.type || 'application/octet-stream',
      'X-File-Name': encodeURIComponent(file.name),
    },
    body: file,
    signal: AbortSignal.timeout(uploadTimeout),
  });
  if (!response.ok)
    throw new HttpError(response.status, await response.text(), response.statusText);
}
