import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '../page-assets.server.ts';

/** The files of the back office and of signing in, which are a build of their own. */
export type AdminAssets = Pick<PageAssets, 'linesFor' | 'finish'> & {
  /** Folder of the build; null while Vite serves the files in development. */
  folder: string | null;
};

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

const preloadedFonts = ['entrada-display', 'entrada-text'].map(
  (name) => `src/ui/styles/fonts/${name}.woff2`,
);

/** Returns a chunk after all its static imports, each once. */
function withStaticImports(manifest: Manifest, name: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  const imported = (chunk.imports ?? []).flatMap((next) => withStaticImports(manifest, next, seen));
  return [...imported, chunk];
}

function formatLines(manifest: Manifest, entry: string): string {
  const chunks = withStaticImports(manifest, entry);
  const start = chunks.at(-1);
  if (!start) throw new Error(`The build of the back office has no ${entry}.`);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  const fonts = preloadedFonts.flatMap((name) => manifest[name]?.file ?? []);
  return [
    ...Array.from(styles, (file) => `<link rel="stylesheet" href="/admin/${file}">`),
    ...fonts.map(
      (file) =>
        `<link rel="preload" href="/admin/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...chunks
      .filter((chunk) => chunk !== start)
      .map(({ file }) => `<link rel="modulepreload" href="/admin/${file}">`),
    `<script type="module" src="/admin/${start.file}"></script>`,
  ].join('\n');
}

/** Reads the manifest of the back office's build. Throws if there is no build. */
export function builtAdminAssets(folder: string): AdminAssets {
  const path = join(folder, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  return {
    folder,
    linesFor: (entry) => formatLines(manifest, entry),
    finish: async (_pathname, html) => html,
  };
}
