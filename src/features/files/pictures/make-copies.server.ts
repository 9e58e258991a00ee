import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toInstant } from '#core/clock.ts';
import type { PictureInside } from '#core/picture.ts';
import type { Context } from '#platform/context/context.server.ts';
import { toJson } from '#platform/database/columns.ts';
import { transact } from '#platform/database/transact.server.ts';
import { type FileRow, getPicture, updatePicture } from '../files.repository.server.ts';
import { copyPlace, widthsFor } from '../files.ts';
import { claimWaitingPicture } from './waiting-pictures.repository.server.ts';

export const picturesJob = 'picture-copies';

const claimTime = 5 * 60_000;
const mostAttempts = 3;

/** Fetches the original to a folder of its own, which only this work uses. */
async function fetchOriginal({ files }: Context, file: FileRow, folder: string): Promise<string> {
  const path = join(folder, 'original');
  const bytes = await files.storeOf(file.storage)?.read(file.place);
  if (!bytes) throw new Error('the bytes of a picture are missing');
  await pipeline(Readable.fromWeb(bytes as never), createWriteStream(path, { mode: 0o600 }));
  return path;
}

type Made = { copies: string[]; inside: PictureInside | null };

async function makeCopies(context: Context, file: FileRow): Promise<Made> {
  const { files, pictures } = context;
  await mkdir(files.incoming, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(files.incoming, 'picture-'));
  try {
    const path = await fetchOriginal(context, file, folder);
    const widths = widthsFor(file.width ?? 0);
    const reply = await pictures.run({ task: 'scale', path, folder, widths });
    if ('refusal' in reply) throw new Error(`the picture is ${reply.refusal}`);
    const copies = reply.copies ?? [];
    const store = files.storeOf(file.storage);
    for (const name of copies) await store?.put(copyPlace(file.place, name), join(folder, name));
    return { copies, inside: reply.inside ?? null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function finish(context: Context, file: FileRow, { copies, inside }: Made): Promise<void> {
  await transact(context, async (trx) => {
    const picture = await getPicture(trx, file.id);
    if (!picture) return;
    const shown = { ...picture.shown, widths: widthsFor(picture.shown.width) };
    await updatePicture(trx, file.id, {
      state: 'ready',
      claimedUntil: null,
      copies: toJson(copies),
      inside: inside && toJson(inside),
      shown: toJson(shown),
    });
  });
}

/**
 * Makes the copies of the pictures that wait for them, one after the other. A claim ends after five
 * minutes, so that what a killed process left is done by the next; after three attempts it is given up.
 */
export async function makeWaitingCopies(context: Context): Promise<void> {
  for (;;) {
    const now = context.clock();
    const claimedUntil = toInstant(new Date(now.getTime() + claimTime));
    const file = await transact(context, (trx) =>
      claimWaitingPicture(trx, context.database, { now: toInstant(now), claimedUntil }),
    );
    if (file === null) return;
    try {
      await finish(context, file, await makeCopies(context, file));
    } catch (error) {
      const isLast = file.attempts >= mostAttempts;
      context.logger.warn({ err: error, file: file.id, isLast }, 'a picture was not prepared');
      const state = isLast ? 'failed' : 'waiting';
      await transact(context, (trx) => updatePicture(trx, file.id, { state, claimedUntil: null }));
      if (!isLast) return;
    }
  }
}
