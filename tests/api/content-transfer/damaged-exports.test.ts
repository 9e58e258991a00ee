import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { newSite, readFileOf } from '../../factories/content/old-site.ts';
import { wordpressItem } from '../../factories/content/wordpress-files.ts';

it.for([
  ['too deep', '<div>'.repeat(100_000), 'too_deep'],
  ['too long', '['.repeat(500_000), 'too_long'],
  ['too many quotes', '<blockquote>'.repeat(40_000), 'too_deep'],
] as const)(
  'a post that is %s is one finding with its name, and the others come over',
  async ([, content, detail]) => {
    const bad = { id: 2, title: 'Bad', content };
    const file = newSite().file([{ id: 1, name: 'a' }, bad, { id: 3, name: 'c' }]);
    const before = performance.now();
    const { records, findings } = await readFileOf(file);
    // It takes a tenth of that on a machine with nothing else to do.
    expect(performance.now() - before).toBeLessThan(5_000);
    expect([records.length, findings]).toEqual([
      2,
      [{ where: 'post 2, “Bad”', code: 'not_converted', detail }],
    ]);
  },
);

const open = { id: 2, title: 'Open', name: 'open' };
it.for([
  ['an open element', wordpressItem(open).replace('</title>', '')],
  ['an item in an item', wordpressItem(open).replace('</item>', '')],
  [
    'a CDATA section without its end',
    wordpressItem(open).replace('<![CDATA[Words]]>', '<![CDATA[Words'),
  ],
] as const)('%s costs its post alone', async ([, broken]) => {
  const file = newSite().file([
    { id: 1, title: 'First', name: 'a' },
    broken,
    { id: 3, title: 'Third', name: 'c' },
  ]);
  const { records, findings } = await readFileOf(file);
  expect(records.map(({ live }) => live?.title)).toEqual(['First', 'Third']);
  expect(findings).toMatchObject([{ where: 'post 2, “Open”', code: 'item_unreadable' }]);
});

it('a file that was cut gives the posts before the cut', async () => {
  const whole = newSite().file([
    { id: 1, name: 'a' },
    { id: 2, title: 'Cut', content: 'Long words' },
  ]);
  for (const file of [whole.slice(0, whole.indexOf('words')), gzipSync(whole).subarray(0, -12)]) {
    const { records, findings } = await readFileOf(file);
    expect(records.length).toBeGreaterThan(0);
    expect(findings.map(({ code }) => code)).toContain('file_cut');
  }
});

it.for([
  ['packed', (text: string) => gzipSync(text)],
  ['with a mark before it', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['in UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['in Windows-1252 that says it is UTF-8', (text: string) => Buffer.from(text, 'latin1')],
  [
    'in UTF-8 that says it is Latin-1',
    (text: string) => Buffer.from(text.replace('UTF-8', 'ISO-8859-1')),
  ],
] as const)('a file %s is read', async ([, encode]) => {
  const file = encode(
    newSite().file([{ title: 'Olá, João', content: 'Ação' }], { author: 'Inês' }),
  );
  const { records } = await readFileOf(file);
  expect(records[0]?.live).toMatchObject({
    title: 'Olá, João',
    content: 'Ação',
    author: 'Inês',
  });
});
