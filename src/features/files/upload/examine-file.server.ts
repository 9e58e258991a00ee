import { accept, type Result, refuse } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { ReceivedFile } from '#platform/files/receive-file.server.ts';
import type { FileTable } from '../files.tables.ts';
import { mostBytes } from '../files.ts';
import { detectType } from './detect-type.server.ts';
import type { FileType } from './file-types.ts';
import type { FaultCode } from './storage-faults.ts';

export type Size = { width: number; height: number };
/** `name`: the one that the file keeps, whose ending is that of its type. */
type Examined = { type: FileType; name: string; size: Size | null; scan: FileTable['scan'] };

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

async function measure({ pictures }: Context, path: string): Promise<Result<Size, UploadRefusal>> {
  const reply = await pictures.run({ task: 'measure', path });
  return 'refusal' in reply ? refuse(reply.refusal) : accept(reply);
}

/** Decides from the content of a file that has arrived whether it may stay. */
export async function examine(
  context: Context,
  { path, size }: ReceivedFile,
  name: string,
): Promise<Result<Examined, UploadRefusal>> {
  if (size === 0) return refuse('empty_file');
  const detected = await detectType(path, name);
  if (!detected.ok) return detected;
  const { isPicture } = detected.value.type;
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
  return accept({ ...detected.value, size: measured.value, scan });
}
