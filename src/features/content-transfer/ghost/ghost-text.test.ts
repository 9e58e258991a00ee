import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#core/markdown/parse-markdown.server.ts';
import { plainText } from '#core/text-blocks.ts';
import { htmlToMarkdown } from '../posts/html-to-markdown.server.ts';
import { readLexical } from './lexical.ts';
import { readMobiledoc } from './mobiledoc.ts';

const words = (text: string, format = 0) => ({ type: 'extended-text', text, format, version: 1 });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const lexical = (...children: object[]) => JSON.stringify({ root: { type: 'root', children } });

async function markdownOf(...children: object[]) {
  const { parts, ...rest } = readLexical(lexical(...children));
  const { markdown, findings } = await htmlToMarkdown(parts, { base: 'https://old.example' });
  return { markdown, told: findings.map(({ code, detail }) => `${code} ${detail}`), ...rest };
}

describe('a text of Ghost’s editor becomes Markdown', () => {
  it.each([
    [
      'words',
      paragraph(words('A '), words('b', 1), words(' & '), words('c<d', 2)),
      'A **b** & _c\\<d_',
    ],
    [
      'struck words and code',
      paragraph(words('x', 4), words(' '), words('y`', 16)),
      '~~x~~ `` y` ``',
    ],
    ['two marks', paragraph(words('both', 3)), '**_both_**'],
    ['digits above', paragraph(words('10'), words('2', 64)), '10²'],
    ['breaks', paragraph(words('a'), { type: 'linebreak' }, words('b')), 'a\\\nb'],
    [
      'links',
      paragraph({ type: 'link', url: 'https://x.example/?a=1&b=2', children: [words('x', 1)] }),
      '[**x**](https://x.example/?a=1&b=2)',
    ],
    ['headings', { type: 'extended-heading', tag: 'h3', children: [words('Title')] }, '### Title'],
    ['quotes', { type: 'extended-quote', children: [words('q')] }, '> q'],
    ['asides', { type: 'aside', children: [words('q')] }, '> q'],
    ['rules', { type: 'horizontalrule' }, '---'],
    [
      'lists within lists',
      {
        type: 'list',
        listType: 'number',
        start: 3,
        children: [
          { type: 'listitem', children: [words('one')] },
          {
            type: 'listitem',
            children: [
              {
                type: 'list',
                listType: 'bullet',
                children: [{ type: 'listitem', children: [words('in')] }],
              },
            ],
          },
          { type: 'listitem', children: [words('two')] },
        ],
      },
      '3. one\n   - in\n4. two',
    ],
    [
      'tables',
      {
        type: 'table',
        children: [
          {
            type: 'tablerow',
            children: ['a', 'b'].map((text) => ({
              type: 'tablecell',
              headerState: 1,
              children: [paragraph(words(text))],
            })),
          },
          {
            type: 'tablerow',
            children: ['1', '2'].map((text) => ({
              type: 'tablecell',
              headerState: 0,
              children: [paragraph(words(text))],
            })),
          },
        ],
      },
      '| a | b |\n| - | - |\n| 1 | 2 |',
    ],
    [
      'code',
      { type: 'codeblock', code: 'let a = 1 < 2;\n', language: 'js' },
      '```js\nlet a = 1 < 2;\n```',
    ],
    ['HTML', { type: 'html', html: '<p>one <b>two</b></p>' }, 'one **two**'],
    [
      'Markdown',
      { type: 'markdown', markdown: '# T\n\n- a\n- *b*\n\n<i>c</i>' },
      '## T\n\n- a\n- _b_\n\n_c_',
    ],
    [
      'pictures',
      { type: 'image', src: 'https://x.example/a.jpg', alt: 'A boat', caption: 'In <b>Porto</b>' },
      '[A boat](https://x.example/a.jpg)\n\nIn **Porto**',
    ],
    [
      'bookmarks',
      {
        type: 'bookmark',
        url: 'https://x.example/',
        metadata: { title: 'Page', description: 'About it', publisher: 'X' },
      },
      '[Page](https://x.example/)\\\nAbout it\\\nX',
    ],
    [
      'what is embedded',
      { type: 'embed', url: 'https://video.example/1', metadata: { title: 'Film' } },
      '[Film](https://video.example/1)',
    ],
    [
      'a quotation that a script shows',
      {
        type: 'embed',
        url: 'https://t.example/1',
        html: '<blockquote><p>said</p></blockquote><script async src="x"></script>',
      },
      '<https://t.example/1>\n\n> said',
    ],
    ['notes', { type: 'callout', calloutEmoji: '💡', calloutText: '<p>look</p>' }, '💡 look'],
    [
      'what unfolds',
      { type: 'toggle', heading: 'Why?', content: '<p>Because</p>' },
      '**Why?**\n\nBecause',
    ],
    [
      'buttons',
      { type: 'button', buttonText: 'Go', buttonUrl: 'https://x.example/' },
      '[Go](https://x.example/)',
    ],
    [
      'files',
      {
        type: 'file',
        src: 'https://x.example/a.pdf',
        fileTitle: 'Form',
        fileCaption: 'Fill it in',
      },
      '[Form](https://x.example/a.pdf)\n\nFill it in',
    ],
    [
      'headers',
      { type: 'header', header: 'Big', subheader: 'small', buttonText: '', buttonUrl: '' },
      '## Big\n\nsmall',
    ],
    [
      'products',
      { type: 'product', productTitle: 'Guide', productDescription: '<p>All of it</p>' },
      '### Guide\n\nAll of it',
    ],
  ])('%s', async (_, node, expected) => {
    expect((await markdownOf(node)).markdown).toBe(expected);
  });
});

it('a part that is not closed does not reach into the next', async () => {
  const { markdown } = await markdownOf(
    { type: 'html', html: '<textarea><!-- <b>one' },
    paragraph(words('two')),
  );
  expect(markdown).toBe('two');
});

it('what is for mails or members is told, and never stands in the text', async () => {
  const { markdown, leftOut, isForMembers } = await markdownOf(
    { type: 'email', html: '<p>Hi, reader</p>' },
    { type: 'html', html: '<p>mail</p>', visibility: { showOnWeb: false, showOnEmail: true } },
    { type: 'html', html: 'web', visibility: { web: { nonMember: true } } },
    { type: 'signup', header: 'Join', buttonText: 'Subscribe' },
    { type: 'collection', header: 'Latest', postCount: 3 },
  );
  expect(markdown).toBe('web\n\n## Join');
  expect(leftOut).toEqual([
    'email: Hi, reader',
    'html: mail',
    'signup: Subscribe',
    'collection: Latest',
  ]);
  expect(isForMembers).toBe(false);
  const paid = readLexical(
    lexical(paragraph(words('a')), { type: 'paywall' }, paragraph(words('b'))),
  );
  expect(paid.isForMembers).toBe(true);
  const part = { web: { nonMember: false, memberSegment: 'status:free' } };
  expect(readLexical(lexical({ type: 'html', html: 'x', visibility: part })).isForMembers).toBe(
    true,
  );
});

it.each([
  ['no JSON', '{"root":'],
  [
    'nodes within nodes without end',
    `${'{"root":{"children":['}${'{"type":"x","children":['.repeat(5_000)}${']}'.repeat(5_000)}]}}`,
  ],
])('%s is a fault', (_, json) => {
  expect(() => readLexical(json)).toThrow();
});

it('an old text of Ghost’s editor is read as well', async () => {
  const { parts, isForMembers } = readMobiledoc(
    JSON.stringify({
      version: '0.3.1',
      markups: [['strong'], ['a', ['href', 'https://x.example/']]],
      atoms: [['soft-return', '', {}]],
      cards: [
        ['markdown', { markdown: 'A *card*' }],
        ['paywall', {}],
      ],
      sections: [
        [1, 'h2', [[0, [], 0, 'Title']]],
        [
          1,
          'p',
          [
            [0, [], 0, 'a '],
            [0, [0, 1], 2, 'b'],
            [1, [], 0, 0],
            [0, [], 0, 'c <'],
          ],
        ],
        [3, 'ul', [[[0, [], 0, 'one']], [[0, [], 0, 'two']]]],
        [10, 0],
        [10, 1],
      ],
    }),
  );
  const { markdown } = await htmlToMarkdown(parts, {});
  expect(markdown).toBe(
    '## Title\n\na [**b**](https://x.example/)\\\nc \\<\n\n- one\n- two\n\nA _card_',
  );
  expect(isForMembers).toBe(true);
});

/** Words that are each their own, so that a lost one is seen. */
let count = 0;
const word = fc.constant(0).map(() => {
  count += 1;
  return `w${count}q`;
});
const leaf = word.chain((text) => fc.nat({ max: 127 }).map((format) => words(text, format)));
const line = fc.array(
  fc.oneof(
    leaf,
    fc.constant({ type: 'linebreak' }),
    fc
      .array(leaf, { maxLength: 2 })
      .map((children) => ({ type: 'link', url: 'https://x.example/', children })),
  ),
  { maxLength: 4 },
);
const { node } = fc.letrec<{ node: object }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    line.map((children) => paragraph(...children)),
    line.map((children) => ({ type: 'heading', tag: 'h2', children })),
    word.map((text) => ({ type: 'html', html: `<div>${text}` })),
    word.map((markdown) => ({ type: 'markdown', markdown })),
    word.map((code) => ({ type: 'codeblock', code })),
    word.map((calloutText) => ({ type: 'callout', calloutText, calloutEmoji: '💡' })),
    word.map((title) => ({ type: 'bookmark', url: 'https://x.example/', metadata: { title } })),
    word.map((html) => ({ type: 'email-cta', html })),
    word.map((label) => ({ type: 'of-a-later-version', label, backgroundColor: 'accent' })),
    fc.array(line, { maxLength: 3 }).map((items) => ({
      type: 'list',
      listType: 'check',
      children: items.map((children) => ({ type: 'listitem', children })),
    })),
    fc.array(tie('node'), { maxLength: 3 }).map((children) => ({ type: 'group', children })),
  ),
}));

it('no word of any text is lost that is not told', async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(node, { maxLength: 6 }), async (children) => {
      const source = JSON.stringify(children);
      const { markdown, told, leftOut } = await markdownOf(...children);
      const kept = [plainText(await parseMarkdown(markdown)), ...told, ...leftOut].join(' ');
      const all = new Set(source.match(/w\d+q/g));
      seen += all.size;
      const lost = [...all].filter((one) => !kept.includes(one));
      expect(lost).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(seen).toBeGreaterThan(500);
});
