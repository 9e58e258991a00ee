import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adminChunkGroups } from './vite/admin-chunk-groups.ts';
import { declareLayers } from './vite/declare-layers.ts';
import { precompress } from './vite/precompress.ts';
import { refuseServerCode } from './vite/refuse-server-code.ts';

/** The build of the back office and of signing in, apart from the site's: neither changes the other's files. */
export default defineConfig({
  base: '/admin/',
  publicDir: false,
  plugins: [react(), refuseServerCode(), declareLayers(), precompress()],
  build: {
    target: 'baseline-widely-available',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    outDir: 'dist/admin',
    rolldownOptions: {
      input: [
        'src/admin/entry-admin.tsx',
        'src/admin/sign-in/entry-sign-in.tsx',
        'src/admin/do/do-styles.ts',
        'src/admin/do/entry-do.ts',
      ],
      output: { codeSplitting: { groups: adminChunkGroups() } },
    },
  },
});
