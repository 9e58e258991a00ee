import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devServer } from './vite/dev-server.ts';
import { precompress } from './vite/precompress.ts';
import { refuseServerCode } from './vite/refuse-server-code.ts';

/**
 * Two builds from one file: the browser's (`vite build`), and that of the server and the commands
 * (`vite build --ssr`).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), refuseServerCode(), devServer(), isSsrBuild ? [] : precompress()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'baseline-widely-available',
    // Browsers that know light-dark(): a fallback would double every colour.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    rolldownOptions: {
      input: isSsrBuild
        ? ['main', 'owner', 'backups/backup', 'backups/restore'].map(
            (name) => `src/server/${name}.ts`,
          )
        : 'src/site/entry-client.tsx',
      ...(isSsrBuild ? { output: { entryFileNames: '[name].js' } } : {}),
    },
  },
  // Packages are bundled, because Node needs longer to find and read 600 files than to run them.
  ssr: { target: 'node', ...(command === 'build' ? { noExternal: true } : {}) },
  define: isSsrBuild && command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
