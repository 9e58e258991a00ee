import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Chunk = {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  css?: string[];
} & {
  imports?: string[];
  dynamicImports?: string[];
};
type Manifest = Record<string, Chunk>;

const folder = join(import.meta.dirname, '../../dist/admin');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;

const frame = 'src/admin/entry-admin.tsx';
/** 5 % over the frame with quotes, transfers and issues of the newsletter in its sections, palette and Today. */
const mostAtFirst = 110_500;
/** 5 % over the screen of a booking, with its days and times as people type them, when this was set. */
const mostOverTheFrame = 27_300;
/** The file of what a wide window shows beside a list at once. */
const beside: Record<string, string> = {
  'src/admin/screens/inbox/inbox-screen.tsx': 'conversation',
};

/** Returns the scripts and styles that a module loads before it runs. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return new Set();
  seen.add(name);
  const imported = (chunk.imports ?? []).flatMap((next) => [...filesOf(next, seen)]);
  return new Set([...imported, ...(chunk.css ?? []), chunk.file]);
}

function keyOf(name: string): string {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.name === name);
  if (!found) throw new Error(`The build has no file "${name}".`);
  return found[0];
}

/** As they are sent: compressed by the build. */
function bytesOf(files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) sum += statSync(join(folder, `${file}.br`)).size;
  return sum;
}

const screens = Object.keys(manifest).filter((name) =>
  /^src\/admin\/screens\/.*-screen\.tsx$/.test(name),
);

it('the frame of the back office has its screens apart', () => {
  expect(screens).toContain('src/admin/screens/today/today-screen.tsx');
  expect(manifest[frame]?.isEntry).toBe(true);
});

it.each(screens)(
  '%s loads no more than it may over the frame, nor the frame at first',
  (screen) => {
    const ofFrame = filesOf(frame);
    const ofScreen = filesOf(screen);
    if (beside[screen]) for (const file of filesOf(keyOf(beside[screen]))) ofScreen.add(file);
    expect(bytesOf(ofFrame)).toBeLessThanOrEqual(mostAtFirst);
    expect(bytesOf(ofScreen.difference(ofFrame))).toBeLessThanOrEqual(mostOverTheFrame);
  },
);

it('signing in loads no more than a screen', () => {
  expect(bytesOf(filesOf('src/admin/sign-in/entry-sign-in.tsx'))).toBeLessThanOrEqual(mostAtFirst);
});

it('every style sheet begins with the order of the layers, whichever is read first', () => {
  const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  expect(sheets.size).toBeGreaterThan(5);
  for (const sheet of sheets)
    expect(readFileSync(join(folder, sheet), 'utf8')).toMatch(/^@layer tokens, base, [\w, ]+;/);
});
