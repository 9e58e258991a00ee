export type FaultCode =
  | 'storage_full'
  | 'storage_unavailable'
  | 'scanner_unavailable'
  | 'pictures_unavailable';

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const names: Readonly<Record<string, FaultCode>> = {
  ScannerUnavailableError: 'scanner_unavailable',
  PictureProgramError: 'pictures_unavailable',
  S3NetworkError: 'storage_unavailable',
  S3ServiceError: 'storage_unavailable',
};

/** Returns what a store, the scanner or the picture program failed with; null for any other error. */
export function nameFault(error: unknown): FaultCode | null {
  const { code, name = '', cause } = error as { code?: string; name?: string; cause?: unknown };
  if (code !== undefined && full.has(code)) return 'storage_full';
  if (names[name]) return names[name];
  // What `fetch` throws when the S3 server does not answer.
  if (name === 'TypeError' && (cause as { code?: string } | undefined)?.code)
    return 'storage_unavailable';
  return name === 'TimeoutError' ? 'storage_unavailable' : null;
}
