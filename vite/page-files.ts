import { relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';

const screen = /\/src\/site\/pages\/[^/]+\/[^/]+-screen\.tsx$/;

/** Returns a chunk after all that it imports statically, each once. */
function withImports(bundle: Rollup.OutputBundle, name: string, seen = new Set<string>()) {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || seen.has(name)) return seen;
  for (const next of chunk.imports) withImports(bundle, next, seen);
  return seen.add(name);
}

/** Returns a chunk as a script for the head, and takes its file out of the build. */
function inlineScript(
  bundle: Rollup.OutputBundle,
  { fileName, code, exports, imports }: Rollup.OutputChunk,
) {
  if (imports.length + exports.length > 0 || code.includes('</'))
    throw new Error(`${fileName} cannot stand in the head of a page`);
  delete bundle[fileName];
  // A block would leave its functions to the whole page.
  return `(()=>{${code.trim()}})()`;
}

/**
 * Writes `.vite/page-files.json`, from which the server takes the tags of a page: the script in its
 * head, the one that it names, the style
 * sheet, the one for paper, the scripts of each screen (by the path of its module), and the fonts.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle: {
      // After Vite has added the style sheet.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const assets = Object.values(bundle).filter((file) => file.type === 'asset');
        const entryOf = (module: string) =>
          chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        const start = entryOf('/src/site/start-client.ts');
        const early = entryOf('/src/site/early-presses.ts');
        const application = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith('/src/site/entry-client.tsx')),
        );
        if (!start || !early || !application) this.error('The build has no entry for the browser');
        if (start.imports.length > 0)
          this.error(
            `${start.fileName} would load ${start.imports.join(' ')} before the first paint`,
          );
        const screens = chunks.flatMap(({ fileName, moduleIds }) =>
          moduleIds
            .filter((id) => screen.test(id))
            .map((id) => {
              const files = withImports(bundle, application.fileName);
              return [
                relative(process.cwd(), id),
                [...withImports(bundle, fileName, files)],
              ] as const;
            }),
        );
        const fonts = assets.flatMap(({ fileName, originalFileNames }) =>
          originalFileNames
            .filter((name) => name.endsWith('.woff2'))
            .map((name) => [name, fileName] as const),
        );
        const styles = assets
          .map(({ fileName }) => fileName)
          .filter((name) => name.endsWith('.css'));
        const print = styles.find((name) => name.includes('/print-'));
        const screenStyles = styles.filter((name) => name !== print);
        if (screenStyles.length !== 1 || !print)
          this.error(`The build has the style sheets ${styles}, not one and another for paper`);
        this.emitFile({
          type: 'asset',
          fileName: '.vite/page-files.json',
          source: JSON.stringify({
            early: inlineScript(bundle, early),
            start: start.fileName,
            style: screenStyles[0],
            print,
            screens: Object.fromEntries(screens),
            fonts: Object.fromEntries(fonts),
          }),
        });
      },
    },
  };
}
