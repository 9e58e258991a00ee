import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that start the back office. */
export type AdminAssets = {
  /** Folder of its build; null while Vite serves the files in development. */
  folder: string | null;
  /** The tags in the head that load scripts, styles and fonts. */
  lines(): string;
  /** Lets the development server add its own tags; a build returns `html` unchanged. */
  finish(pathname: string, html: string): Promise<string>;
};

type Chunk = { file: string; css?: string[]; imports?: string[] };

const entry = 'src/admin/entry-admin.tsx';
const preloadedFonts = ['entrada-display', 'entrada-text'].map(
  (name) => `src/ui/styles/fonts/${name}.woff2`,
);

/** Reads the manifest of the back office's build. Throws if there is no build. */
export function builtAdminAssets(folder: string): AdminAssets {
  const path = join(folder, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
  const start = manifest[entry];
  if (!start) throw new Error(`${path} does not list ${entry}.`);
  const fonts = preloadedFonts.flatMap((name) => manifest[name]?.file ?? []);
  const lines = [
    ...(start.css ?? []).map((file) => `<link rel="stylesheet" href="/admin/${file}">`),
    ...fonts.map(
      (file) =>
        `<link rel="preload" href="/admin/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<script type="module" src="/admin/${start.file}"></script>`,
  ].join('\n');
  return { folder, lines: () => lines, finish: async (_pathname, html) => html };
}
