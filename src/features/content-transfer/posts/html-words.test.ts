import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseMarkdown } from '#core/markdown/parse-markdown.server.ts';
import { plainText } from '#core/text-blocks.ts';
import { htmlToMarkdown } from './html-to-markdown.server.ts';

const signs = fc.constantFrom(
  ...'\\`*_{}[]()#+-.!|<>&~:=^"\'/@ \n0129aé\u00a0“”—🙂م'.split(''),
  ...[
    '\n\n',
    '---',
    '***',
    '```',
    '~~',
    '](',
    ': ',
    '[^a]',
    '[a]: /b',
    '&amp;',
    '1. ',
    '- ',
    '- [ ] ',
  ],
  ...['<b>', '<!--', 'https://a.example', '<https://a.example>', '    ', ' ', ' word '],
);
const hostile = fc.array(signs, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));

const inline = ['b', 'strong', 'em', 'i', 's', 'del', 'code', 'span', 'u', 'mark', 'small', 'font'];
const block = [
  'p',
  'div',
  'h1',
  'h3',
  'blockquote',
  'ul',
  'ol',
  'li',
  'section',
  'figure',
  'center',
];
const other = [
  'figcaption',
  'details',
  'summary',
  'dl',
  'dt',
  'dd',
  'pre',
  'table',
  'q',
  'a',
  'x-y',
];
const names = fc.constantFrom(...inline, ...inline, ...block, ...other);

type Drawn = { html: string; texts: string[] };
let drawn = 0;

const text = hostile.map((words): Drawn => {
  drawn += 1;
  // Letters at both ends tell one text from another.
  const said = `x${drawn}x${words}y`;
  const html = said.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return { html, texts: [said] };
});

const { tree } = fc.letrec<{ tree: Drawn; node: Drawn }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 4 }).map((parts) => ({
    html: parts.map(({ html }) => html).join(''),
    texts: parts.flatMap(({ texts }) => texts),
  })),
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    text,
    fc.constantFrom<Drawn>(
      { html: '<br>', texts: [] },
      { html: '<br><br>', texts: [] },
      { html: ' ', texts: [] },
      { html: '\n', texts: [] },
    ),
    fc.tuple(names, tie('tree')).map(([name, { html, texts }]) => {
      if (name === 'table')
        return { html: `<table><tr><td>${html}</td><th colspan=2>z</th></tr></table>`, texts };
      const attribute = name === 'a' ? ' href="https://a.example/(b)?c=%E0%A4%A&copy;=|"' : '';
      return { html: `<${name}${attribute}>${html}</${name}>`, texts };
    }),
  ),
}));

const bare = (words: string) => words.replace(/[\s\u2028\u2029]+/g, '');

it('every word of a text is in what is read of its Markdown', async () => {
  await fc.assert(
    fc.asyncProperty(tree, async ({ html, texts }) => {
      const { markdown } = await htmlToMarkdown(html, {});
      const read = bare(plainText(await parseMarkdown(markdown)));
      const missing = texts.filter((words) => !read.includes(bare(words)));
      expect({
        missing,
        markdown: missing.length > 0 ? markdown : '',
        html: missing.length > 0 ? html : '',
      }).toEqual({ missing: [], markdown: '', html: '' });
    }),
    // Code in a cell with a backslash before a bar; code in a link that reads as the definition of one.
    {
      numRuns: 2_000,
      examples: [
        [
          {
            html: '<code><table><tr><td>x1\\|\\y</td><th colspan=2>z</th></tr></table></code>',
            texts: ['x1\\|\\y'],
          },
        ],
        [
          {
            html: '<a href="https://a.example"><code>x1\\[a]: /b\\y</code></a>',
            texts: ['x1\\[a]: /b\\y'],
          },
        ],
      ],
    },
  );
});
