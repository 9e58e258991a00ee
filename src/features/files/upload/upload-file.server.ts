import { toInstant } from '#core/clock.ts';
import type { Picture } from '#core/picture.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { toJson } from '#platform/database/columns.ts';
import { transact } from '#platform/database/transact.server.ts';
import { placeOf } from '#platform/files/file-store.server.ts';
import type { ReceivedFile } from '#platform/files/receive-file.server.ts';
import { isUploadId, pictureSlug, tidyFileName } from '../file-name.ts';
import { getFile, insertFile, insertPicture } from '../files.repository.server.ts';
import type { FileTable } from '../files.tables.ts';
import { mostBytes } from '../files.ts';
import { picturesJob } from '../pictures/make-copies.server.ts';
import { examine, type Size, type UploadRefusal } from './examine-file.server.ts';
import { kindOf } from './file-types.ts';
import { withReceivedFile } from './with-received-file.server.ts';

type Upload = { id: string; name: string; body: AsyncIterable<Uint8Array> };

function pictureOf({ width, height }: Size): Picture {
  return { width, height, widths: [], focus: [50, 50], alt: '', altPt: '', credit: '' };
}

/** Adds the rows of a stored file. A repeated upload finds them, and adds nothing. */
async function addRows(
  context: Context,
  file: FileTable,
  size: Size | null,
): Promise<Result<{ isNew: boolean }, 'id_taken'>> {
  const { id, name, sha256 } = file;
  return transact(context, async (trx) => {
    if (!(await insertFile(trx, file))) {
      const known = await getFile(trx, id);
      const isSame = known?.sha256 === sha256 && known.personId === file.personId;
      return isSame ? accept({ isNew: false }) : refuse('id_taken' as const);
    }
    if (size)
      await insertPicture(trx, {
        fileId: id,
        address: `/files/${id}/${pictureSlug(name)}`,
        state: 'waiting',
        attempts: 0,
        claimedUntil: null,
        alt: '',
        altPt: '',
        credit: '',
        focusX: 50,
        focusY: 50,
        copies: toJson([]),
        shown: toJson(pictureOf(size)),
      });
    const after = { mime: file.mime, size: file.size };
    await recordChange(context, trx, {
      action: 'file.upload',
      subject: { kind: 'file', id },
      after,
    });
    return accept({ isNew: true });
  });
}

async function store(
  context: Context,
  { id, name: given }: Upload,
  received: ReceivedFile,
): Promise<Result<{ isNew: boolean }, UploadRefusal>> {
  const examined = await examine(context, received, given);
  if (!examined.ok) return examined;
  const { type, size, scan } = examined.value;
  const name = tidyFileName(examined.value.name);
  const { sha256 } = received;
  const { files, actor, clock } = context;
  const place = placeOf(sha256);
  await files.current.put(place, received.path);
  const added = await addRows(
    context,
    {
      id,
      sha256,
      size: received.size,
      mime: type.mime,
      name,
      place,
      scan,
      storage: files.current.storage,
      kind: kindOf(type),
      removedAt: null,
      width: size?.width ?? null,
      height: size?.height ?? null,
      personId: actor.kind === 'staff' ? actor.personId : null,
      createdAt: toInstant(clock()),
    },
    size,
  );
  if (added.ok && added.value.isNew && size) context.wakeJob(picturesJob);
  return added;
}

/**
 * Stores a file that arrives as a stream. The same id again is the same upload. An upload that is
 * cut off or refused leaves neither a row nor a file; the error of the cut stream is thrown.
 */
export async function uploadFile(
  context: Context,
  given: Upload,
): Promise<Result<{ isNew: boolean }, UploadRefusal>> {
  const upload = { ...given, name: tidyFileName(given.name) };
  if (!isUploadId(upload.id)) return refuse('invalid_id');
  if (upload.name === '') return refuse('name_required');
  return withReceivedFile(context, { body: given.body, most: mostBytes.file }, (received) =>
    store(context, upload, received),
  );
}
