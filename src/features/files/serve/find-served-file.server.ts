import type { Context } from '#platform/context/context.server.ts';
import type { FileStore } from '#platform/files/file-store.server.ts';
import { can } from '#platform/permissions/permissions.ts';
import { getFile, getPicture, isFileOf, isFilePublic } from '../files.repository.server.ts';
import { copyPlace } from '../files.ts';

/** Bytes that may be sent. `size`: null for a copy, whose size only its store knows. */
export type ServedFile = {
  store: FileStore;
  place: string;
  name: string;
  mime: string;
  etag: string;
  size: number | null;
  isPublic: boolean;
};

const copyMimes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

function isStaff({ actor, clock }: Context): boolean {
  return actor.kind === 'staff' && can(actor, 'files.read', clock());
}

/** Returns the name of the copy that an address of a picture names, null for its original. */
function copyNamed(name: string, { address, copies }: { address: string; copies: string[] }) {
  if (copies.includes(name)) return name;
  return address.endsWith(`/${name}`)
    ? (copies.find((copy) => copy.endsWith('.jpg')) ?? null)
    : null;
}

/** Returns the record whose draft the token of a preview link shows; null if it shows none. */
export type OpenPreview = (
  context: Context,
  token: string,
) => Promise<{ kind: string; id: string } | null>;

export type WantedFile = {
  id: string;
  name: string;
  /** The record whose preview the requester has a link to. */
  previewed: { kind: string; id: string } | null;
};

/**
 * Finds what `/files/<id>/<name>` is. Visitors get the copies of pictures that a public record names, or
 * the record that they preview; everything else, an original among it, is for staff. Null if there is
 * none, or not for this actor.
 */
export async function findServedFile(
  context: Context,
  { id, name, previewed }: WantedFile,
): Promise<ServedFile | null> {
  const { database, files } = context;
  const file = await database.read((db) => getFile(db, id));
  const store = file && files.storeOf(file.storage);
  // An invoice is read beside its order alone, a client's paper beside its project.
  const isApart = file?.kind === 'invoice' || file?.kind === 'message';
  if (!file || !store || file.removedAt !== null || isApart) return null;
  const picture = file.kind === 'media' ? await database.read((db) => getPicture(db, id)) : null;
  const copy = picture && copyNamed(name, picture);
  const mayRead = isStaff(context);
  const isPublic = copy !== null && (await database.read((db) => isFilePublic(db, id)));
  const isPreviewed =
    copy !== null &&
    previewed !== null &&
    (await database.read((db) => isFileOf(db, id, previewed)));
  if (!mayRead && !isPublic && !isPreviewed) return null;
  const etag = `"${file.sha256}${copy ? `.${copy}` : ''}"`;
  if (copy !== null) {
    const mime = copyMimes[copy.slice(copy.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    const place = copyPlace(file.place, copy);
    return { store, place, name, mime, etag, size: null, isPublic };
  }
  // A picture whose copies are not made has nothing at its address yet.
  if (picture?.address.endsWith(`/${name}`) && name !== file.name) return null;
  const { place, mime, size } = file;
  return { store, place, name: file.name, mime, etag, size, isPublic: false };
}
