/** The first and the last byte of a part of a file. */
export type ByteRange = { start: number; end: number };

/** A stored file; `changedAt` is when it was last stored, in milliseconds. */
export type StoredFile = { place: string; changedAt: number };

/**
 * Where the bytes of files are kept, by their place: letters, digits, dots, dashes and slashes. To
 * store at a place again is harmless, because a place is made of the hash of what lies there.
 */
export type FileStore = {
  storage: 'disk' | 's3';
  /** Stores the file at `path` of this machine; that file is gone afterwards. */
  put(place: string, path: string): Promise<void>;
  /** Returns the bytes, or null if there are none. */
  read(place: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Removes the file, if it is there and was not stored again since `changedAt`. */
  remove(stored: StoredFile): Promise<void>;
  list(): AsyncIterable<StoredFile>;
};

/** Returns the place of a file by its SHA-256 in hexadecimal digits: `ab/cdef…`. */
export function placeOf(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256.slice(2)}`;
}

/** The store of files does not answer; the same call may succeed later. */
export class FileStoreSilentError extends Error {
  override name = 'FileStoreSilentError';

  constructor() {
    super('The store of files does not answer');
  }
}
