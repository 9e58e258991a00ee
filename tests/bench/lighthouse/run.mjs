// node tests/bench/lighthouse/run.mjs <origin> [--runs=5] [path …]: measures pages of a running site
// by Lighthouse, beside nginx's copy of them; every page of its sitemap when no path is given.
import { findChromium } from '../../../scripts/testing/programs.mjs';
import { measurePages } from './measure-pages.mjs';
import { startNginxCopy } from './nginx-copy.mjs';

const given = process.argv.slice(2);
const runs = Number(given.find((one) => one.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
const [origin = '', ...named] = given.filter((one) => !one.startsWith('--'));
const chromium = findChromium();
if (!origin.startsWith('http') || !chromium) {
  console.error('Usage: run.mjs <origin> [--runs=5] [path …]. It needs Chromium (CHROME_PATH).');
  process.exit(1);
}

async function listPages() {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
}

const pages = named.length > 0 ? named : await listPages();
const copy = await startNginxCopy(origin, pages);
try {
  const copies = new Set(pages.map((path) => copy.origin + path));
  const urls = pages.flatMap((path) => [origin + path, copy.origin + path]);
  const measured = await measurePages(urls, { chromium, copies, runs });
  const ms = (/** @type {number} */ value) => value.toFixed(0).padStart(5);
  console.log(
    'page  scores  LCP FCP TBT CLS | nginx: LCP FCP | LCP ratio  audits that cost points',
  );
  for (const [index, path] of pages.entries()) {
    const [ours, theirs] = measured.slice(index * 2, index * 2 + 2);
    if (!ours || !theirs) continue;
    const { scores, lcp, fcp, tbt, cls, failed } = ours;
    console.log(
      [
        path.padEnd(34),
        scores.join('/').padEnd(15),
        ms(lcp),
        ms(fcp),
        ms(tbt),
        cls.toFixed(3),
        '|',
        ms(theirs.lcp),
        ms(theirs.fcp),
        '|',
        (lcp / theirs.lcp).toFixed(2),
        failed.join(' '),
      ].join(' '),
    );
  }
} finally {
  await copy.stop();
}
