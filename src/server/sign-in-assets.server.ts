import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that start the pages for signing in. */
export type SignInAssets = {
  /** Folder of their build; null where another server has the files. */
  folder: string | null;
  /** The tags in the head that load scripts, styles and fonts. */
  lines(): string;
  /** Lets the development server add its own tags; a build returns `html` unchanged. */
  finish(pathname: string, html: string): Promise<string>;
};

type Chunk = { file: string; css?: string[] };

const entry = 'src/site/sign-in/entry-sign-in.tsx';
const preloadedFonts = ['entrada-display', 'entrada-text'].map(
  (name) => `src/ui/styles/fonts/${name}.woff2`,
);

/** Reads the manifest of the build of the pages for signing in. Throws if there is no build. */
export function builtSignInAssets(folder: string): SignInAssets {
  const path = join(folder, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
  const start = manifest[entry];
  if (!start) throw new Error(`${path} does not list ${entry}.`);
  const fonts = preloadedFonts.flatMap((name) => manifest[name]?.file ?? []);
  const lines = [
    ...(start.css ?? []).map((file) => `<link rel="stylesheet" href="/sign-in/${file}">`),
    ...fonts.map(
      (file) =>
        `<link rel="preload" href="/sign-in/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<script type="module" src="/sign-in/${start.file}"></script>`,
  ].join('\n');
  return { folder, lines: () => lines, finish: async (_pathname, html) => html };
}
