import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFile } from '#features/content-transfer/incoming.ts';
import {
  type ReaderTask,
  type ReaderWord,
  readForImport,
} from '#features/content-transfer/reading/read-for-import.server.ts';
import { contentKinds } from '../content-kinds.server.ts';

const tell = (word: ReaderWord) => parentPort?.postMessage(word);

try {
  await readForImport(contentKinds, workerData as ReaderTask, tell);
  tell({ ended: true });
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  tell({ refusal: error.refusal });
}
