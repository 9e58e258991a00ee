import { contentDisposition, pictureSlug, tidyFileName } from './file-name.ts';

/** Returns the name under which a file is kept, which other features are sent; empty if nothing is left. */
export const tidyName = (given: string): string => tidyFileName(given);

/** Returns the address that a file of the library has under an id and a name. */
export function libraryAddress(
  { id, name }: { id: string; name: string },
  isPicture: boolean,
): string {
  const tidy = tidyFileName(name);
  return `/files/${id}/${isPicture ? pictureSlug(tidy) : encodeURIComponent(tidy)}`;
}

/** Returns the value of `Content-Disposition` by which other features send a file. */
export const dispositionOf = (name: string, type: 'inline' | 'attachment'): string =>
  contentDisposition(name, type);

const endingsOfTypes: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/heif': 'heic',
  'image/heic': 'heic',
  'text/plain': 'txt',
  'text/csv': 'csv',
};

/**
 * Returns the name that a call gives its file in `X-File-Name`, percent-encoded; of one that gives
 * none, a name made of its `Content-Type`. Empty if neither can be read.
 */
export function nameOfUpload(header: string | undefined, contentType: string | undefined): string {
  if (header !== undefined && header !== '') {
    try {
      return decodeURIComponent(header);
    } catch {
      return '';
    }
  }
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const ending = endingsOfTypes[type];
  return ending === undefined ? '' : `file.${ending}`;
}
