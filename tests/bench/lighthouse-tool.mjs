import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explain } from '../../scripts/npm-ci.mjs';
import { run } from '../../scripts/process.mjs';

const folder = join(import.meta.dirname, 'lighthouse');

/** Median of the runs of one page: scores from 0 to 100, times in milliseconds. @typedef {{url: string, scores: number[], fcp: number, lcp: number, tbt: number, cls: number, failed: string[]}} PageResult */

/**
 * @typedef {object} LighthouseTool
 * @property {(urls: string[], options: {chromium: string, runs: number, onRun?: (url: string) => void}) => Promise<PageResult[]>} measurePages
 * @property {(origin: string, pages: string[]) => Promise<{origin: string, stop(): Promise<void>}>} startNginxCopy
 */

/**
 * Loads the folder that measures by Lighthouse, and installs its packages, which nothing else needs.
 * @returns {Promise<LighthouseTool>}
 */
export async function loadLighthouse() {
  if (!existsSync(join(folder, 'measure-pages.mjs')))
    throw new Error('tests/bench/lighthouse is not there');
  if (!existsSync(join(folder, 'node_modules', 'lighthouse'))) {
    console.log('Installing Lighthouse …');
    const options = { cwd: folder, quiet: true };
    const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund'], options);
    if (code !== 0) throw new Error(explain(code, output));
  }
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(folder, file)).href);
  const { measurePages } = await load('measure-pages.mjs');
  const { startNginxCopy } = await load('nginx-copy.mjs');
  return { measurePages, startNginxCopy };
}
