import { expect, test } from 'vitest';
import { namedFiles } from './bytes.mjs';

test('files of the first load are those that a page names, each once', () => {
  const html = `
    <link rel="stylesheet" href="/assets/site-a1.css"><link rel="preload" href="/assets/serif.woff2">
    <script async src="/assets/start-b2.js" data-files="/assets/app-c3.js /assets/home-d4.js"></script>
    <link rel="modulepreload" href="/assets/app-c3.js"><img src="/art/map.svg">
    <a href="/assets">Assets</a><a href="/blog">Blog</a>`;
  expect(namedFiles(html)).toEqual([
    '/assets/site-a1.css',
    '/assets/serif.woff2',
    '/assets/start-b2.js',
    '/assets/app-c3.js',
    '/assets/home-d4.js',
    '/art/map.svg',
  ]);
});
