import { rm } from 'node:fs/promises';
import type { Result } from '#core/result.ts';
import type { Context } from '#platform/context/context.server.ts';
import { type ReceivedFile, receiveFile } from '#platform/files/receive-file.server.ts';
import type { UploadRefusal } from './examine-file.server.ts';
import { nameFault } from './storage-faults.ts';

/**
 * Receives a stream as a file of this machine, which is gone when `work` on it has ended. A known
 * fault of storage or scanner is a refusal; the error of a stream that is cut off is thrown.
 */
export async function withReceivedFile<Value, Refusal>(
  context: Context,
  { body, most }: { body: AsyncIterable<Uint8Array>; most: number },
  work: (received: ReceivedFile) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | UploadRefusal>> {
  let received: Result<ReceivedFile, 'too_large'> | null = null;
  try {
    received = await receiveFile(body, { folder: context.files.incoming, most });
    return received.ok ? await work(received.value) : received;
  } catch (error) {
    const fault = nameFault(error);
    if (fault === null) throw error;
    context.logger.error({ err: error }, 'a file could not be stored');
    return { ok: false, refusal: fault };
  } finally {
    if (received?.ok) await rm(received.value.path, { force: true });
  }
}
