import { rm } from 'node:fs/promises';
import { toInstant } from '#core/clock.ts';
import type { Picture } from '#core/picture.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import { toJson } from '#platform/database/columns.ts';
import { transact } from '#platform/database/transact.server.ts';
import { placeOf } from '#platform/files/file-store.server.ts';
import { type ReceivedFile, receiveFile } from '#platform/files/receive-file.server.ts';
import { pictureSlug, tidyFileName } from '../file-name.ts';
import { getFile, insertFile, insertPicture } from '../files.repository.server.ts';
import type { FileTable } from '../files.tables.ts';
import { mostBytes } from '../files.ts';
import { picturesJob } from '../pictures/make-copies.server.ts';
import { detectType } from './detect-type.server.ts';
import { type FileType, kindOf } from './file-types.ts';
import { type FaultCode, nameFault } from './storage-faults.ts';

type Size = { width: number; height: number };
type Upload = { id: string; name: string; body: AsyncIterable<Uint8Array> };
type Examined = { type: FileType; size: Size | null; scan: FileTable['scan'] };

export type UploadRefusal =
  | FaultCode
  | 'name_required'
  | 'invalid_id'
  | 'id_taken'
  | 'empty_file'
  | 'too_large'
  | 'picture_too_large'
  | 'too_many_pixels'
  | 'unreadable'
  | 'type_not_allowed'
  | 'type_mismatch'
  | 'infected';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function measure({ pictures }: Context, path: string): Promise<Result<Size, UploadRefusal>> {
  const reply = await pictures.run({ task: 'measure', path });
  return 'refusal' in reply ? refuse(reply.refusal) : accept(reply);
}

/** Decides from the content of a file that has arrived whether it may stay. */
async function examine(
  context: Context,
  { path, size }: ReceivedFile,
  name: string,
): Promise<Result<Examined, UploadRefusal>> {
  if (size === 0) return refuse('empty_file');
  const type = await detectType(path, name);
  if (!type.ok) return type;
  const { isPicture } = type.value;
  if (isPicture && size > mostBytes.picture) return refuse('picture_too_large');
  const { files, logger } = context;
  const found = files.scan === null ? null : await files.scan(path);
  if (found !== null) {
    logger.warn({ found }, 'the virus scanner refused a file');
    return refuse('infected');
  }
  const measured = isPicture ? await measure(context, path) : accept(null);
  if (!measured.ok) return measured;
  const scan = files.scan === null ? 'none' : 'clean';
  return accept({ type: type.value, size: measured.value, scan });
}

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
        ...{ fileId: id, address: `/files/${id}/${pictureSlug(name)}`, state: 'waiting' },
        ...{ attempts: 0, claimedUntil: null, alt: '', altPt: '', credit: '' },
        ...{ focusX: 50, focusY: 50, copies: toJson([]), shown: toJson(pictureOf(size)) },
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
  { id, name }: Upload,
  received: ReceivedFile,
): Promise<Result<{ isNew: boolean }, UploadRefusal>> {
  const examined = await examine(context, received, name);
  if (!examined.ok) return examined;
  const { type, size, scan } = examined.value;
  const { sha256 } = received;
  const { files, actor, clock } = context;
  const place = placeOf(sha256);
  await files.current.put(place, received.path);
  const added = await addRows(
    context,
    {
      ...{ id, sha256, size: received.size, mime: type.mime, name, place, scan },
      ...{ storage: files.current.storage, kind: kindOf(type), removedAt: null },
      ...{ width: size?.width ?? null, height: size?.height ?? null },
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
  if (!uuid.test(upload.id)) return refuse('invalid_id');
  if (upload.name === '') return refuse('name_required');
  let received: Result<ReceivedFile, 'too_large'> | null = null;
  try {
    const place = { folder: context.files.incoming, most: mostBytes.file };
    received = await receiveFile(upload.body, place);
    return received.ok ? await store(context, upload, received.value) : received;
  } catch (error) {
    const fault = nameFault(error);
    if (fault === null) throw error;
    context.logger.error({ err: error }, 'a file could not be stored');
    return refuse(fault);
  } finally {
    if (received?.ok) await rm(received.value.path, { force: true });
  }
}
