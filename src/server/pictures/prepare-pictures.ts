import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp, { type Sharp } from 'sharp';
import type { PictureReply, PictureTask } from '#platform/files/picture-worker.server.ts';

const mostPixels = 50_000_000;
const longestSide = 20_000;

// One picture at a time, in one thread: the site is more urgent.
sharp.cache(false);
sharp.concurrency(1);

/** A picture turned as it is shown. Nothing of its metadata is written: neither place nor camera. */
function open(path: string): Sharp {
  return sharp(path, { limitInputPixels: mostPixels, failOn: 'error' }).rotate();
}

async function measure(path: string): Promise<PictureReply> {
  const { autoOrient } = await sharp(path, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  const isTooLarge = width * height > mostPixels || Math.max(width, height) > longestSide;
  if (isTooLarge) return { refusal: 'too_many_pixels' };
  // Its head may be whole and the rest damaged.
  await open(path).resize({ width: 16 }).toBuffer();
  return { width, height };
}

async function scale(
  path: string,
  { folder, widths }: { folder: string; widths: readonly number[] },
): Promise<PictureReply> {
  const copies: string[] = [];
  async function write(name: string, picture: Sharp): Promise<void> {
    await picture.toFile(join(folder, name));
    copies.push(name);
  }
  const widest = Math.max(...widths);
  for (const width of widths) {
    const scaled = open(path).resize({ width, withoutEnlargement: true });
    await write(`${width}.webp`, scaled.clone().webp({ quality: 78 }));
    await write(`${width}.avif`, scaled.clone().avif({ quality: 52, effort: 2 }));
    // For programs that show neither of them, such as previews of shared links.
    if (width === widest)
      await write(
        `${width}.jpg`,
        scaled.clone().flatten({ background: '#fff' }).jpeg({ quality: 82 }),
      );
  }
  const { autoOrient } = await sharp(path).metadata();
  return { width: autoOrient.width, height: autoOrient.height, copies };
}

/** Writes a drawing as PNG with a palette: it has few colours. */
async function draw(path: string, svg: string): Promise<PictureReply> {
  const { width, height } = await sharp(Buffer.from(svg))
    .png({ palette: true, effort: 4, compressionLevel: 9 })
    .toFile(path);
  return { width, height };
}

async function work(task: PictureTask): Promise<PictureReply> {
  try {
    if (task.task === 'measure') return await measure(task.path);
    if (task.task === 'draw') return await draw(task.path, task.svg);
    return await scale(task.path, task);
  } catch {
    return { refusal: 'unreadable' };
  }
}

// Each line is a task, and each task gets a line. The program ends with its input.
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await work(JSON.parse(line) as PictureTask))}\n`);
