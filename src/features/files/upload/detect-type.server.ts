import { open } from 'node:fs/promises';
import { accept, type Result, refuse } from '#core/result.ts';
import { endingOf } from '../file-name.ts';
import {
  type FileType,
  isKnownEnding,
  isPlainText,
  nameOfType,
  typeOfBrands,
  typeOfContent,
  typeOfText,
} from './file-types.ts';

const startLength = 4096;

export type DetectedFile = { type: FileType; name: string };

async function startOf(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    const buffer = new Uint8Array(startLength);
    const { bytesRead } = await handle.read(buffer, 0, startLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Returns the type of a file by its content, and the name that it keeps: a picture whose ending is that
 * of another is renamed, whatever else says that it is something else is refused.
 */
export async function detectType(
  path: string,
  name: string,
): Promise<Result<DetectedFile, 'type_not_allowed' | 'type_mismatch'>> {
  // Loaded on first use: most starts of the server see no upload.
  const { fileTypeFromFile } = await import('file-type');
  const ending = endingOf(name);
  const start = await startOf(path);
  const mime = typeOfBrands(start) ?? (await fileTypeFromFile(path))?.mime;
  if (mime === undefined) {
    const text = typeOfText(ending);
    if (text && isPlainText(start)) return accept({ type: text, name });
    return refuse(isKnownEnding(ending) ? 'type_mismatch' : 'type_not_allowed');
  }
  const type = typeOfContent(mime);
  if (type === null) return refuse('type_not_allowed');
  const kept = nameOfType(type, name);
  return kept === null ? refuse('type_mismatch') : accept({ type, name: kept });
}
