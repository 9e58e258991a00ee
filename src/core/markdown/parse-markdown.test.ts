import { describe, expect, it } from 'vitest';
import { plainText } from '../text-blocks.ts';
import { parseMarkdown } from './parse-markdown.server.ts';

describe('Markdown', () => {
  it.each(['Table', 'Tabela'])(
    'reads a line above a table that begins with "%s:" as its caption',
    async (word) => {
      const table = '| a | b |\n|---|---|\n| 1 | 2 |';
      const [captioned, ...rest] = await parseMarkdown(`${word}: The *two* of us\n\n${table}`);
      expect(captioned).toMatchObject({ type: 'table', caption: 'The two of us' });
      expect(rest).toEqual([]);
      expect(plainText(captioned ? [captioned] : [])).toBe('The two of us\na · b\n1 · 2');
      const types = (await parseMarkdown(`A ${word}: no\n\n${table}\n\n${word}: after`)).map(
        ({ type }) => type,
      );
      expect(types).toEqual(['paragraph', 'table', 'paragraph']);
    },
  );

  it('is parsed into headings, lists, quotes, rules, tables and paragraphs', async () => {
    const text = `# One

## Two

### Three

A **bold** and *an _odd_* word\\
and a line.

- a
- b
  1. c

3. d

> said

---

| x | y |
|---|--:|
| 1 | 2 | 3 |

\`\`\`js
let a;
\`\`\``;
    const blocks = await parseMarkdown(text);
    expect(blocks).toEqual([
      { type: 'heading', level: 2, content: ['One'] },
      { type: 'heading', level: 2, content: ['Two'] },
      { type: 'heading', level: 3, content: ['Three'] },
      {
        type: 'paragraph',
        content: [
          'A ',
          { type: 'bold', content: ['bold'] },
          ' and ',
          { type: 'italic', content: ['an odd'] },
          ' word\nand a line.',
        ],
      },
      {
        type: 'list',
        items: [
          [{ type: 'paragraph', content: ['a'] }],
          [
            { type: 'paragraph', content: ['b'] },
            { type: 'list', start: 1, items: [[{ type: 'paragraph', content: ['c'] }]] },
          ],
        ],
      },
      { type: 'list', start: 3, items: [[{ type: 'paragraph', content: ['d'] }]] },
      { type: 'quote', blocks: [{ type: 'paragraph', content: ['said'] }] },
      { type: 'rule' },
      { type: 'table', head: [['x'], ['y']], rows: [[['1'], ['2']]], align: [null, 'right'] },
      { type: 'paragraph', content: ['let a;'] },
    ]);
    expect(plainText(blocks)).toBe(
      'One\n\nTwo\n\nThree\n\nA bold and an odd word\nand a line.\n\n• a\n• b\n1. c\n\n3. d\n\nsaid\n\nx · y\n1 · 2\n\nlet a;',
    );
  });

  it.each([
    ['/services', { to: '/services' }],
    ['/pt/services?a=1#b', { to: '/services?a=1#b' }],
    ['/pt', { to: '/' }],
    ['/files/guide.pdf', { href: '/files/guide.pdf' }],
    ['/rss.xml', { href: '/rss.xml' }],
    ['https://eur-lex.europa.eu/x', { href: 'https://eur-lex.europa.eu/x' }],
    ['mailto:ana@example.com', { href: 'mailto:ana@example.com' }],
    ['tel:+351210000000', { href: 'tel:+351210000000' }],
    ['sms:+351910000000', { href: 'sms:+351910000000' }],
  ])('has links to %s', async (address, target) => {
    expect(await parseMarkdown(`[a](${address})`)).toEqual([
      { type: 'paragraph', content: [{ type: 'link', ...target, content: ['a'] }] },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'java&Tab;script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//elsewhere.example',
    '/\\\\elsewhere.example',
    'https://',
    'relative',
    `https://a.example/${'x'.repeat(3_000)}`,
  ])('has no link to %s', async (address) => {
    expect(await parseMarkdown(`[a](${address})`)).toEqual([{ type: 'paragraph', content: ['a'] }]);
  });

  it('strikes out what stands between two pairs of tildes', async () => {
    expect(await parseMarkdown('Was ~~100~~ **~~90~~**, now ~80~ or 70~~')).toEqual([
      {
        type: 'paragraph',
        content: [
          'Was ',
          { type: 'struck', content: ['100'] },
          ' ',
          { type: 'bold', content: [{ type: 'struck', content: ['90'] }] },
          ', now ~80~ or 70~~',
        ],
      },
    ]);
  });

  it('has pictures of this site as blocks of their own, and links to those of others', async () => {
    const text =
      'Before ![A boat](/files/boat.webp "The *Tagus*") after ![x](https://a.example/x.png)';
    expect(await parseMarkdown(text)).toEqual([
      { type: 'paragraph', content: ['Before'] },
      { type: 'picture', src: '/files/boat.webp', alt: 'A boat', caption: 'The *Tagus*' },
      {
        type: 'paragraph',
        content: ['after ', { type: 'link', href: 'https://a.example/x.png', content: ['x'] }],
      },
    ]);
  });

  it('numbers footnotes as they are first used, and leaves out what is never used', async () => {
    const text =
      'A[^b] b[^a] c[^b] d[^none]\n\n[^a]: First[^c]\n[^b]: Second\n[^c]: Third\n[^d]: No';
    expect(await parseMarkdown(text)).toEqual([
      {
        type: 'paragraph',
        content: [
          'A',
          { type: 'note', number: 1 },
          ' b',
          { type: 'note', number: 2 },
          ' c',
          { type: 'note', number: 1 },
          ' d[^none]',
        ],
      },
      {
        type: 'notes',
        notes: [
          [{ type: 'paragraph', content: ['Second'] }],
          [{ type: 'paragraph', content: ['First', { type: 'note', number: 3 }] }],
          [{ type: 'paragraph', content: ['Third'] }],
        ],
      },
    ]);
  });

  it('has HTML as text', async () => {
    const text = '<script>alert(1)</script>\n\n<b onclick="x">**a**</b> <!-- c -->';
    expect(await parseMarkdown(text)).toEqual([
      { type: 'paragraph', content: ['<script>alert(1)</script>'] },
      {
        type: 'paragraph',
        content: ['<b onclick="x">', { type: 'bold', content: ['a'] }, '</b> <!-- c -->'],
      },
    ]);
  });
});

const length = 100_000;
const fill = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const hostile: Record<string, string> = {
  quotes: fill('>'),
  'spaced quotes': fill('> '),
  'closing brackets': '['.repeat(length / 2) + ']'.repeat(length / 2),
  'open links': fill('[a]('),
  'open pictures': fill('![a'),
  stars: fill('*a **a '),
  underscores: fill('_a __b '),
  'growing ticks': Array.from({ length: 440 }, (_, at) => `${'`'.repeat(at)}a`).join(''),
  'lists in lists': fill('- - - - - - - - - - a\n'),
  'indented lists': Array.from({ length: 440 }, (_, at) => `${' '.repeat(at)}- a`).join('\n'),
  'numbered lists': fill('1. 1. 1. 1. 1. 1. 1. 1. 1. 1. a\n\n'),
  'a wide table': `|${'a|'.repeat(1_900)}\n|${'-|'.repeat(1_900)}\n${'x\n'.repeat(20_000)}`,
  'a long table': `a|b\n-|-\n${fill('x|y\n')}`,
  underlines: fill('a\n=\n'),
  footnotes: fill('[^a]: [^a]\n\n'),
  definitions: fill('[a]: b\n'),
  references: `[a]: /${'x'.repeat(1_900)}\n\n${fill('[a] ')}`,
  loops: '[a]: b\n[b]: a\n\n[a][b] [b][a] [a]: [b]: [^a]\n\n[^a]: [^b]\n\n[^b]: [^a]',
  HTML: fill('<script>alert(1)</script><img onerror=x>'),
  'right to left': fill('\u202e\u200f\u2067 a'),
  NUL: fill('a\0'),
  headings: fill('# a\n\n'),
};

const blockTypes = ['paragraph', 'heading', 'list', 'quote', 'picture', 'table', 'rule', 'notes'];
const spanTypes = ['bold', 'italic', 'struck', 'link', 'note'];

/** Returns all types in a text and its greatest depth. */
function survey(value: unknown, depth = 0, types = new Set<unknown>()) {
  if (typeof value !== 'object' || value === null) return { types, depth };
  let deepest = depth;
  if ('type' in value) types.add(value.type);
  for (const part of Object.values(value))
    deepest = Math.max(deepest, survey(part, depth + 1, types).depth);
  return { types, depth: deepest };
}

describe('a hostile text', () => {
  it.each(
    Object.entries(hostile).flatMap(([name, text]) => [
      [name, text] as const,
      // Within the bounds, so that all of it is parsed.
      [`a little of ${name}`, text.slice(0, 2_900)] as const,
    ]),
  )(
    'of %s becomes only blocks, none of them deep',
    async (_, text) => {
      const blocks = await parseMarkdown(text);
      const { types, depth } = survey(blocks);
      expect(
        [...types].filter((type) => ![...blockTypes, ...spanTypes].includes(String(type))),
      ).toEqual([]);
      expect(depth).toBeLessThan(60);
      expect(JSON.stringify(blocks).length).toBeLessThan(1_000_000);
    },
    30_000,
  );
});
