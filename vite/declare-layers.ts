import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const tokens = new URL('../src/ui/styles/tokens.css', import.meta.url);

/**
 * Begins every style sheet with the order of the layers. The minifier drops it where one file follows
 * it anyway, but which of several files a browser reads first depends on how they were split.
 */
export function declareLayers(): Plugin {
  const [order = ''] = readFileSync(tokens, 'utf8').split('\n');
  return {
    name: 'declare-layers',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = `${order}${String(file.source)}`;
      },
    },
  };
}
