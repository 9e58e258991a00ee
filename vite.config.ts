import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunk-groups.ts';
import { devServer } from './vite/dev-server.ts';
import { migratedColumns } from './vite/migrated-columns.ts';
import { pageFiles } from './vite/page-files.ts';
import { plainImports } from './vite/plain-imports.ts';
import { precompress } from './vite/precompress.ts';
import { printSheet } from './vite/print-sheet.ts';
import { refuseServerCode } from './vite/refuse-server-code.ts';
import { serverChunks } from './vite/server-chunks.ts';

const rendererToStrings = fileURLToPath(
  import.meta
    .resolve('react-dom/package.json')
    .replace('package.json', 'cjs/react-dom-server-legacy.node.production.js'),
);

/**
 * Two builds from one file: the browser's (`vite build`), and that of the server and the commands
 * (`vite build --ssr`).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    refuseServerCode(),
    devServer(),
    isSsrBuild ? [migratedColumns()] : [plainImports(), printSheet(), pageFiles(), precompress()],
  ],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'baseline-widely-available',
    // Browsers that know light-dark(): a fallback would double every colour.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: !isSsrBuild,
    // The server and the first script name all that a screen loads, so imports need no helper.
    modulePreload: false,
    // One sheet for the whole site: no page waits for a second one, and a navigation for none.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    rolldownOptions: {
      // The server's groups put a module that a screen imports later beside one that it starts with.
      checks: { ineffectiveDynamicImport: !isSsrBuild },
      input: isSsrBuild
        ? [
            'server/main',
            'server/owner',
            'server/backups/backup',
            'server/backups/restore',
            'server/imports/import-content',
            'server/imports/read-import',
            'server/pictures/prepare-pictures',
            'platform/mail-in/parse-mail',
            'platform/database/check-database',
          ].map((name) => `src/${name}.ts`)
        : ['early-presses.ts', 'start-client.ts', 'entry-client.tsx'].map(
            (name) => `src/site/${name}`,
          ),
      output: isSsrBuild
        ? { entryFileNames: '[name].js', codeSplitting: { groups: serverChunks() } }
        : { codeSplitting: { groups: chunkGroups() } },
    },
  },
  // React's package for servers loads two renderers, of which the site uses the one for strings.
  resolve: isSsrBuild ? { alias: { 'react-dom/server': rendererToStrings } } : {},
  // Packages are bundled, because Node needs longer to find and read 600 files than to run them.
  ssr: {
    target: 'node',
    ...(command === 'build' ? { noExternal: true, external: ['sharp'] } : {}),
  },
  define: isSsrBuild && command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
