import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Adds the sheet for paper to the build: every `*-print.css`, which no module imports. A page names it
 * with `media="print"`, so that nothing waits for it.
 */
export function printSheet(): Plugin {
  return {
    name: 'print-sheet',
    apply: 'build',
    generateBundle() {
      const sheets = globSync('src/**/*-print.css').sort();
      const rules = sheets.map((sheet) => readFileSync(sheet, 'utf8'));
      const source = rules.join('\n').replace(/\/\*[\s\S]*?\*\/|^\s+/gm, '');
      this.emitFile({ type: 'asset', name: 'print.css', source });
    },
  };
}
