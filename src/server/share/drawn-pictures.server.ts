import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '#core/ids.server.ts';
import type { PictureInside } from '#core/picture.ts';
import type { FileRow } from '#features/files/files.repository.server.ts';
import type { Services } from '#platform/context/context.server.ts';
import type { PictureTask } from '#platform/files/picture-worker.server.ts';

/** Pictures that are kept; each has about 50 kB. What changes often leaves older ones behind. */
const mostKept = 800;

async function forgetOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= mostKept) return;
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = dated.sort((one, other) => one.at - other.at).slice(0, mostKept / 2);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}

/** The size that previews of links show whole, in pixels. */
export const shareSize = { width: 1200, height: 630 };

/** What the picture program is asked, but for where it writes. */
type Asked = (path: string) => PictureTask;

/** A part of a stored picture in another size. */
export type Cut = {
  file: Pick<FileRow, 'storage' | 'place' | 'sha256'>;
  size: { width: number; height: number };
  inside: PictureInside | null;
  focus?: [x: number, y: number];
};

/** Pictures made by the program for pictures, kept on disk by the hash of what they are made from. */
export function createDrawnPictures(services: Services) {
  const folder = services.files.drawn;
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function make(name: string, asked: Asked): Promise<Buffer> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, name);
    // The ending says in which format it is written.
    const part = join(folder, `part.${newId()}.${name}`);
    try {
      const reply = await services.pictures.run(asked(part));
      if ('refusal' in reply) throw new Error(`the picture is ${reply.refusal}`);
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await forgetOldest(folder);
    return readFile(path);
  }

  async function readOrMake(
    name: string,
    prepare: () => Promise<{ asked: Asked; end?: () => Promise<void> }>,
  ): Promise<Buffer | null> {
    try {
      return await readFile(join(folder, name));
    } catch {
      // Not made yet, or not readable: making it again corrects or reports that.
    }
    try {
      const { asked, end } = await prepare();
      return await make(name, asked).finally(end);
    } catch (err) {
      services.logger.warn({ err }, 'a picture of the site was not made');
      return null;
    }
  }

  function once(name: string, prepare: Parameters<typeof readOrMake>[1]): Promise<Buffer | null> {
    const known = underWay.get(name);
    if (known) return known;
    const reading = readOrMake(name, prepare).finally(() => underWay.delete(name));
    underWay.set(name, reading);
    return reading;
  }

  /** Fetches a stored picture to this machine, where the program reads it. */
  async function fetchStored({ storage, place }: Cut['file']): Promise<string> {
    const bytes = await services.files.storeOf(storage)?.read(place);
    if (!bytes) throw new Error('the bytes of a picture are missing');
    await mkdir(services.files.incoming, { recursive: true, mode: 0o700 });
    const path = join(services.files.incoming, `cut-${newId()}`);
    await pipeline(Readable.fromWeb(bytes as never), createWriteStream(path, { mode: 0o600 }));
    return path;
  }

  return {
    /** Returns the bytes of a drawing as PNG, drawn once for requests at the same time; null if that fails. */
    read(hash: string, svg: string): Promise<Buffer | null> {
      return once(`${hash}.png`, async () => ({
        asked: (path) => ({ task: 'draw', svg, path }),
      }));
    },

    /** Returns a part of a stored picture in the same way, as PNG or as JPEG. */
    cut({ file, ...part }: Cut, ending: 'png' | 'jpg'): Promise<Buffer | null> {
      const hash = createHash('sha256')
        .update(JSON.stringify([file.sha256, part]))
        .digest('hex');
      return once(`${hash}.${ending}`, async () => {
        const from = await fetchStored(file);
        return {
          asked: (to) => ({ task: 'cut', path: from, to, ...part }),
          end: () => rm(from, { force: true }),
        };
      });
    },
  };
}

export type DrawnPictures = ReturnType<typeof createDrawnPictures>;
