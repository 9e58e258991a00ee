import type { Picture, PictureInside } from '#core/picture.ts';
import type { Instant, Json } from '#platform/database/columns.ts';

/** A file whose bytes are stored at `place`; files of the same bytes share it. */
export type FileTable = {
  id: string;
  sha256: string;
  size: number;
  mime: string;
  name: string;
  storage: 'disk' | 's3';
  place: string;
  kind: 'media' | 'document' | 'message' | 'invoice' | 'import';
  /** `none`: there was no virus scanner. */
  scan: 'none' | 'clean' | 'refused';
  /** Of a picture, turned as it is shown. */
  width: number | null;
  height: number | null;
  personId: string | null;
  createdAt: Instant;
  /** When it was removed; its bytes stay for a day. */
  removedAt: Instant | null;
};

/** What is known of a file that is a picture. */
export type PictureTable = {
  fileId: string;
  /** Its address on the site, by which records of content name it. */
  address: string;
  /** `waiting`: its copies are not made yet. `failed`: they could not be. */
  state: 'waiting' | 'ready' | 'failed';
  attempts: number;
  /** Until when a process works on it. */
  claimedUntil: Instant | null;
  alt: string;
  altPt: string;
  credit: string;
  /** The point that stays in sight when it is cut, in hundredths of width and height. */
  focusX: number;
  focusY: number;
  /** The names of its copies: `480.avif`. */
  copies: Json<string[]>;
  /** What pages need of it. */
  shown: Json<Picture>;
  /** What is within its even edge, such as the drawing of a logo; null where there is no such edge. */
  inside: Json<PictureInside> | null;
};

/** A record of content that names a file, in its draft or in what is public. */
export type FileUseTable = {
  fileId: string;
  kind: string;
  recordId: string;
  isPublic: boolean;
  title: string;
};

export type FilesTables = { files: FileTable; pictures: PictureTable; fileUses: FileUseTable };
