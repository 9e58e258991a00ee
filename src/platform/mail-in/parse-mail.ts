import { parentPort, workerData } from 'node:worker_threads';
import { readMail } from './read-mail.server.ts';

// The program of a thread: it reads one mail and ends.
parentPort?.postMessage(await readMail(workerData as Uint8Array));
