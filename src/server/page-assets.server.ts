import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tags in the head that load a page's scripts, styles and fonts. */
export type PageAssets = {
  linesFor(screenModule: string): string;
  /** The source of the script in the head for the content security policy, such as `'sha256-…'`. */
  scriptSource: string;
  /** Lets the development server add its own tags; a build returns `html` unchanged. */
  finish(pathname: string, html: string): Promise<string>;
};

/** What the client build writes for the server (`vite/page-files.ts`): files by their source paths. */
type PageFiles = {
  /** Code, not a file. */
  early: string;
  start: string;
  style: string;
  print: string;
  screens: Record<string, string[]>;
  fonts: Record<string, string>;
};

const preloadedFonts = [
  'src/ui/styles/fonts/entrada-display.woff2',
  'src/ui/styles/fonts/entrada-text.woff2',
];

/**
 * The script in the head records what is done before anything answers. The one that is named loads
 * the others, in `data-files`, after the first paint.
 */
function formatLines(
  { early, start, style, print, screens, fonts }: PageFiles,
  screenModule: string,
): string {
  const files = (screens[screenModule] ?? []).map((file) => `/${file}`).join(' ');
  return [
    // Before the sheet, which it would wait for.
    `<script>${early}</script>`,
    `<link rel="stylesheet" href="/${style}">`,
    ...preloadedFonts.map(
      (font) =>
        `<link rel="preload" href="/${fonts[font]}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<link rel="stylesheet" href="/${print}" media="print">`,
    `<script type="module" async fetchpriority="low" src="/${start}" data-files="${files}"></script>`,
  ].join('\n');
}

/** Returns the tags of a page that runs no scripts: styles and fonts alone. */
export function withoutScripts(lines: string): string {
  return lines
    .split('\n')
    .filter((line) => !/^<script|rel="modulepreload"/.test(line))
    .join('\n');
}

/** Reads which files the client build has for each page. Throws if there is no build. */
export function builtAssets(clientDir: string): PageAssets {
  const path = join(clientDir, '.vite', 'page-files.json');
  const pageFiles = JSON.parse(readFileSync(path, 'utf8')) as PageFiles;
  const lines = new Map<string, string>();
  return {
    scriptSource: `'sha256-${createHash('sha256').update(pageFiles.early).digest('base64')}'`,
    linesFor(screenModule) {
      const formatted = lines.get(screenModule) ?? formatLines(pageFiles, screenModule);
      lines.set(screenModule, formatted);
      return formatted;
    },
    finish: async (_pathname, html) => html,
  };
}
