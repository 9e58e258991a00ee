import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tags in the head that load a page's scripts, styles and fonts. */
export type PageAssets = {
  linesFor(screenModule: string): string;
  /** Lets the development server add its own tags; a build returns `html` unchanged. */
  finish(pathname: string, html: string): Promise<string>;
};

type Chunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;

const entry = 'src/site/entry-client.tsx';
const preloadedFonts = [
  'src/ui/styles/fonts/entrada-display.woff2',
  'src/ui/styles/fonts/entrada-text.woff2',
];

/** Returns a chunk after all its static imports, each once. */
function withStaticImports(manifest: Manifest, name: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  const imported = (chunk.imports ?? []).flatMap((next) => withStaticImports(manifest, next, seen));
  return [...imported, chunk];
}

function formatLines(manifest: Manifest, screenModule: string): string {
  const seen = new Set<string>();
  const chunks = [
    ...withStaticImports(manifest, entry, seen),
    ...withStaticImports(manifest, screenModule, seen),
  ];
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  const entryFile = manifest[entry]?.file;
  return [
    ...preloadedFonts.flatMap((font) => {
      const file = manifest[font]?.file;
      return file
        ? [`<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`]
        : [];
    }),
    ...Array.from(styles, (file) => `<link rel="stylesheet" href="/${file}">`),
    ...chunks
      .filter((chunk) => chunk.file !== entryFile)
      .map((chunk) => `<link rel="modulepreload" href="/${chunk.file}">`),
    `<script type="module" src="/${entryFile}"></script>`,
  ].join('\n');
}

/** Returns the tags of a page that runs no scripts: styles and fonts alone. */
export function withoutScripts(lines: string): string {
  return lines
    .split('\n')
    .filter((line) => !/^<script|rel="modulepreload"/.test(line))
    .join('\n');
}

/** Reads the manifest of the client build. Throws if there is no build. */
export function builtAssets(clientDir: string): PageAssets {
  const path = join(clientDir, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const lines = new Map<string, string>();
  return {
    linesFor(screenModule) {
      const formatted = lines.get(screenModule) ?? formatLines(manifest, screenModule);
      lines.set(screenModule, formatted);
      return formatted;
    },
    finish: async (_pathname, html) => html,
  };
}
