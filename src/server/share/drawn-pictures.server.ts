import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#core/ids.server.ts';
import type { Services } from '#platform/context/context.server.ts';

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

/** Pictures drawn from SVG by the program for pictures, kept on disk by the hash of their drawing. */
export function createDrawnPictures(services: Services) {
  const folder = services.files.drawn;
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function draw(hash: string, svg: string): Promise<Buffer> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${hash}.png`);
    const part = join(folder, `${hash}.${newId()}.part`);
    try {
      const reply = await services.pictures.run({ task: 'draw', svg, path: part });
      if ('refusal' in reply) throw new Error(`the picture is ${reply.refusal}`);
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await forgetOldest(folder);
    return readFile(path);
  }

  async function readOrDraw(hash: string, svg: string): Promise<Buffer | null> {
    try {
      return await readFile(join(folder, `${hash}.png`));
    } catch {
      // Not drawn yet, or not readable: drawing it again corrects or reports that.
    }
    try {
      return await draw(hash, svg);
    } catch (err) {
      services.logger.warn({ err }, 'the picture of a shared link was not drawn');
      return null;
    }
  }

  return {
    /** Returns the bytes of a drawing as PNG, drawn once for requests at the same time; null if that fails. */
    read(hash: string, svg: string): Promise<Buffer | null> {
      const known = underWay.get(hash);
      if (known) return known;
      const reading = readOrDraw(hash, svg).finally(() => underWay.delete(hash));
      underWay.set(hash, reading);
      return reading;
    },
  };
}
