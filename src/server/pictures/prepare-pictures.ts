import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp, { type Sharp } from 'sharp';
import type { PictureInside } from '#core/picture.ts';
import type { PictureReply, PictureTask } from '#platform/files/picture-worker.server.ts';

type Size = { width: number; height: number };
type CutTask = Extract<PictureTask, { task: 'cut' }>;

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

/** The longest side of the copy in which an even edge is looked for, and how far its colour may vary. */
const lookedAt = 640;
const edgeVaries = 12;

/** Returns what the even edge of a picture surrounds; null without such an edge, or with nothing in it. */
async function findInside(path: string, size: Size): Promise<PictureInside | null> {
  const small = await open(path)
    .resize({ width: lookedAt, height: lookedAt, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { info } = await sharp(small.data)
    .trim({ threshold: edgeVaries })
    .toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  const scale = size.width / small.info.width;
  const left = Math.max(0, Math.floor(-trimOffsetLeft * scale));
  const top = Math.max(0, Math.floor(-trimOffsetTop * scale));
  const width = Math.min(size.width - left, Math.ceil(info.width * scale));
  const height = Math.min(size.height - top, Math.ceil(info.height * scale));
  const isWhole = width >= size.width && height >= size.height;
  return isWhole || width < 1 || height < 1 ? null : { left, top, width, height };
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
  const size = { width: autoOrient.width, height: autoOrient.height };
  // A picture without anything in it has no edge either.
  const inside = await findInside(path, size).catch(() => null);
  return { ...size, copies, inside };
}

/** Writes a drawing as PNG with a palette: it has few colours. */
async function draw(path: string, svg: string): Promise<PictureReply> {
  const { width, height } = await sharp(Buffer.from(svg))
    .png({ palette: true, effort: 4, compressionLevel: 9 })
    .toFile(path);
  return { width, height };
}

/** Writes a part of a picture so that it fills another size: as PNG, or as JPEG by the ending. */
async function cut({ path, to, size, inside, focus = [50, 50] }: CutTask): Promise<PictureReply> {
  const { autoOrient } = await sharp(path).metadata();
  const from = inside ?? autoOrient;
  const scale = Math.max(size.width / from.width, size.height / from.height);
  const width = Math.max(size.width, Math.round(from.width * scale));
  const height = Math.max(size.height, Math.round(from.height * scale));
  const left = Math.round(((width - size.width) * focus[0]) / 100);
  const top = Math.round(((height - size.height) * focus[1]) / 100);
  const part = inside ? open(path).extract(inside) : open(path);
  const fitted = part.resize({ width, height, fit: 'fill' }).extract({ left, top, ...size });
  const written = to.endsWith('.jpg')
    ? fitted.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true })
    : fitted.png({ compressionLevel: 9 });
  await written.toFile(to);
  return size;
}

async function work(task: PictureTask): Promise<PictureReply> {
  try {
    if (task.task === 'measure') return await measure(task.path);
    if (task.task === 'draw') return await draw(task.path, task.svg);
    if (task.task === 'cut') return await cut(task);
    return await scale(task.path, task);
  } catch {
    return { refusal: 'unreadable' };
  }
}

// Each line is a task, and each task gets a line. The program ends with its input.
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await work(JSON.parse(line) as PictureTask))}\n`);
