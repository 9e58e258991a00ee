import { apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import { filesUrl } from './files.queries.ts';
import type { SiteFile } from './files.schema.ts';

type Details = Partial<Record<'alt' | 'altPt' | 'credit', string>> &
  Partial<Record<'focusX' | 'focusY', number>>;

export async function changePicture(id: string, changes: Details): Promise<SiteFile> {
  const options = { method: 'PATCH', body: changes };
  return (await apiRequest(`${filesUrl}/${id}`, options)).json();
}

export async function changeFile(id: string, verb: 'remove' | 'restore'): Promise<SiteFile> {
  return (await apiRequest(`${filesUrl}/${id}/${verb}`, { body: {} })).json();
}

/**
 * Uploads a file; the same id again is the same upload. `onProgress` gets the part that is sent, from
 * 0 to 1. By XMLHttpRequest, because `fetch` does not tell. Throws what `apiRequest` throws.
 */
export function sendFile(
  id: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<SiteFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', `/api/uploads/${id}`);
    request.setRequestHeader('X-File-Name', encodeURIComponent(file.name));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (status < 300) resolve(JSON.parse(responseText) as SiteFile);
      else reject(new HttpError(status, responseText, statusText));
    };
    request.onerror = () => reject(new TypeError('The upload was interrupted.'));
    request.onabort = request.onerror;
    request.send(file);
  });
}
