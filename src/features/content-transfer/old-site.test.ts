import { expect, it } from 'vitest';
import { readOldSite } from './old-site.ts';

it.each([
  ['', ''],
  ['  ', ''],
  ['https://old.example', 'https://old.example'],
  ['http://old.example/blog//', 'http://old.example/blog'],
  [' Old.Example ', 'https://old.example'],
  ['old.example/blog?x=1#top', 'https://old.example/blog'],
  ['café.pt', 'https://xn--caf-dma.pt'],
  ['my old site', null],
  ['old', null],
  ['ftp://old.example', null],
  ['javascript:alert(1)', null],
])('%j is the site %j', (typed, site) => {
  expect(readOldSite(typed)).toBe(site);
});
