import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureTask, PictureWorker } from '#platform/files/picture-worker.server.ts';

const source = join(import.meta.dirname, '../../../src/server/share/letters.txt');
const signs = new Map<string, string>();
for (const line of readFileSync(source, 'utf8').split('\n')) {
  const [kind, sign = '', , ...outline] = line.split(' ');
  // Signs that look the same have one outline; the words of a test are of small letters.
  if (kind === 'letter' && (/[a-z]/.test(sign) || !signs.has(outline.join(' '))))
    signs.set(outline.join(' '), sign);
}

/** Returns the words that a drawing shows as outlines, its lines apart. */
export function readDrawing(svg: string): string {
  const lines = [...svg.matchAll(/<g fill="[^"]+" transform="translate[^>]+>(.*?)<\/g>/g)];
  return lines
    .map(([, paths = '']) =>
      [...paths.matchAll(/<path d="([^"]+)"/g)].map(([, d = '']) => signs.get(d) ?? '').join(''),
    )
    .join(' ');
}

/** A program for pictures that draws nothing, and the words of what it was to draw, by their tag. */
export function recordDrawings(pictures: PictureWorker) {
  const words = new Map<string, string>();
  const run = async (task: PictureTask) => {
    if (task.task !== 'draw') return pictures.run(task);
    const hash = createHash('sha256').update(task.svg).digest('hex');
    words.set(`"${hash.slice(0, 32)}"`, readDrawing(task.svg));
    writeFileSync(task.path, 'drawn');
    return { width: 1200, height: 630 };
  };
  return { words, worker: { run, stop: () => pictures.stop() } };
}
