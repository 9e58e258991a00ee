import { open } from 'node:fs/promises';
import { accept, type Result, refuse } from '#core/result.ts';
import { endingOf } from '../file-name.ts';
import {
  type FileType,
  isKnownEnding,
  isPlainText,
  typeOfContent,
  typeOfText,
} from './file-types.ts';

const startLength = 4096;

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

/** Returns the type of a file by its content, which must agree with the ending of its name. */
export async function detectType(
  path: string,
  name: string,
): Promise<Result<FileType, 'type_not_allowed' | 'type_mismatch'>> {
  // Loaded on first use: most starts of the server see no upload.
  const { fileTypeFromFile } = await import('file-type');
  const ending = endingOf(name);
  const found = await fileTypeFromFile(path);
  if (found === undefined) {
    const text = typeOfText(ending);
    if (text && isPlainText(await startOf(path))) return accept(text);
    return refuse(isKnownEnding(ending) ? 'type_mismatch' : 'type_not_allowed');
  }
  const type = typeOfContent(found.mime);
  if (type === null) return refuse('type_not_allowed');
  return type.endings.includes(ending) ? accept(type) : refuse('type_mismatch');
}
