import { expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.server.ts';

const moveLink = (url: string) => (url === 'https://old.example/hello/' ? '/blog/hello' : null);

async function convert(html: string) {
  return htmlToMarkdown(html, { moveLink });
}

it.each([
  ['<p>One <strong>two</strong> <em>three</em></p>', 'One **two** _three_'],
  ['<h1>A</h1><h4>B</h4>', '## A\n\n### B'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n  - b'],
  ['<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  ['<blockquote><p>Said</p></blockquote>', '> Said'],
  ['<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->', 'a'],
  ['<p><a href="https://old.example/hello/">there</a></p>', '[there](/blog/hello)'],
  ['<p>5 * 3 # 2 _x_ <span>&lt;b&gt;</span></p>', '5 \\* 3 # 2 \\_x\\_ \\<b>'],
])('%s becomes %s', async (html, markdown) => {
  expect(await convert(html)).toEqual({ markdown, findings: [] });
});

it('keeps a table', async () => {
  const html =
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tr><td>1</td><td>2</td></tr></table>';
  expect((await convert(html)).markdown).toBe('| a | b |\n| - | - |\n| 1 | 2 |');
});

it('links to pictures and embedded pages of the old site, and says so', async () => {
  const { markdown, findings } = await convert(
    '<p><img src="https://old.example/a.png" alt="The office"></p><iframe src="//video.example/1"></iframe>' +
      '<a href="/x"><img src="/b.png" alt="Inside"></a>',
  );
  expect(markdown).toBe(
    '[The office](https://old.example/a.png)\n\n<https://video.example/1>\n\n[Inside](/x)',
  );
  expect(findings).toEqual([
    { code: 'picture_left', detail: 'https://old.example/a.png' },
    { code: 'embed_is_link', detail: 'https://video.example/1' },
    { code: 'picture_left', detail: '/b.png' },
  ]);
});

it('leaves out scripts and forms, and says so', async () => {
  const { markdown, findings } = await convert(
    '<p>a</p><script>evil()</script><form><p>Your name</p><input></form><p>b</p>',
  );
  expect(markdown).toBe('a\n\nb');
  expect(findings).toEqual([
    { code: 'element_left_out', detail: 'script: evil()' },
    { code: 'element_left_out', detail: 'form: Your name' },
  ]);
});

it.each([
  ['struck-out words', '<p>Was <s>100</s> <del>90</del></p>', 'Was ~~100~~ ~~90~~'],
  ['a heading with a break', '<h2>One<br>two</h2>', '## One two'],
  ['breaks in a row', 'One<br><br>two<br>three<br/><br/><br/>four', 'One\n\ntwo\\\nthree\n\nfour'],
  ['marks within a word', '<p>un<b>believ</b>able <i>x</i>y</p>', 'un**believ**able *x*y'],
  ['marks around spaces', '<p>a<b> b </b>c</p>', 'a **b** c'],
  ['marks around signs within words', '<p>a<b>"b"</b>c</p>', 'a"b"c'],
  [
    'a link with brackets',
    '<a href="https://a.example/(x)">a] [b</a>',
    '[a\\] \\[b](https://a.example/\\(x\\))',
  ],
  ['an exclamation before a link', 'Hey!<a href="/x">a</a>', 'Hey\\![a](/x)'],
  ['a nested list beside a list', '<ul><li>a</li></ul><ul><li>b</li></ul>', '- a\n\n* b'],
  ['a list that starts at 5', '<ol start="5"><li>a</li></ol>', '5. a'],
  ['a list in a list without an item', '<ul><li>a</li><ul><li>b</li></ul></ul>', '- a\n  - b'],
  ['an item of two paragraphs', '<ul><li><p>a</p><p>b</p></li></ul>', '- a\n\n  b'],
  ['tasks', '<ul><li><input type="checkbox" checked> a</li></ul>', '- ☑ a'],
  ['a quote of two paragraphs', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  [
    'code with its language',
    '<pre><code class="language-ts">let `a`;\n  b</code></pre>',
    '```ts\nlet `a`;\n  b\n```',
  ],
  ['code with fences', '<pre>```\na</pre>', '````\n```\na\n````'],
  ['code in a line', '<p>a <code>x `y`</code></p>', 'a `` x `y` ``'],
  [
    'code of a cell with a bar',
    '<table><tr><th>a</th><th>z</th></tr><tr><td><code>b|c</code></td><td>d</td></tr></table>',
    '| a | z |\n| - | - |\n| `b\\|c` | d |',
  ],
  [
    'code of a cell with a backslash before a bar',
    '<table><tr><th>a</th><th>z</th></tr><tr><td><code>b\\|c</code></td><td>d</td></tr></table>',
    '| a | z |\n| - | - |\n| b\\\\\\|c | d |',
  ],
  ['words of a definition', '<dl><dt>a</dt><dd>b</dd></dl>', '**a**\n\nb'],
  ['something folded', '<details><summary>a</summary>b</details>', '**a**\n\nb'],
  ['digits above and below', 'm<sup>2</sup> H<sub>2</sub>O 1<sup>st</sup>', 'm² H₂O 1st'],
  ['quotes in a line', '<q>a</q>', '“a”'],
  ['no-break spaces', 'a&nbsp;b', 'a\u00a0b'],
  [
    'a telephone and a message',
    '<a href="tel:+351">a</a> <a href="sms:+351">b</a>',
    '[a](tel:+351) [b](sms:+351)',
  ],
  ['an address without its scheme', '<a href="www.a.example">a</a>', '[a](https://www.a.example)'],
  ['a mailbox as an address', '<a href="ana@a.example">a</a>', '[a](mailto:ana@a.example)'],
  [
    'marks of Word',
    '<p class="MsoNormal"><span style="font-weight:bold">a</span><o:p></o:p></p><!--[if gte mso 9]><xml>x</xml><![endif]-->',
    '**a**',
  ],
  [
    'what begins like something else',
    '<p>1. a</p><p># b</p><p>- c</p><p>> d</p>',
    '1\\. a\n\n\\# b\n\n\\- c\n\n\\> d',
  ],
  ['an emoji that is a picture', '<img class="emoji" alt="🙂" src="/x.svg">', '🙂'],
])('converts %s', async (_, html, markdown) => {
  expect(await convert(html)).toEqual({ markdown, findings: [] });
});

it('lists and joined cells in a table are told, and their words stay', async () => {
  const html =
    '<table><tr><td colspan="2">a</td><td>b|c</td></tr><tr><td rowspan="2">d</td><td><ul><li>e</li><li>f</li></ul></td></tr><tr><td>g</td><td>h</td></tr></table>';
  expect(await convert(html)).toEqual({
    markdown: '| a |  | b\\|c |\n| - | - | - |\n| d | • e • f |  |\n|  | g | h |',
    findings: [{ code: 'table_flattened', detail: 'ab|cdefgh' }],
  });
});

it.each([
  [
    'Markdown’s tools',
    '<p>a<sup id="fnref1"><a href="#fn1">1</a></sup></p><div class="footnotes"><ol><li id="fn1">The note <a href="#fnref1">↩</a></li></ol></div>',
  ],
  [
    'Word',
    '<p>a<a href="#_ftn1" name="_ftnref1">[1]</a></p><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> The note</p></div>',
  ],
])('reads footnotes of %s', async (_, html) => {
  expect(await convert(html)).toEqual({ markdown: 'a[^1]\n\n[^1]: The note', findings: [] });
});

it('links within a text are told, not footnotes', async () => {
  const html = '<p><a href="#b">b</a></p><h2 id="b">B <a href="#top">↑</a></h2>';
  expect(await convert(html)).toEqual({
    markdown: 'b\n\n## B ↑',
    findings: [{ code: 'anchors_left_out', detail: '#b, #top' }],
  });
});

it.each(['<div>', '<b>', '<ul><li>', '<table><tr><td>', '<a href="/x">', '<font><p>'])(
  'refuses 500 kB of %s within a second of the processor',
  async (part) => {
    const html = part.repeat(500_000 / part.length);
    const before = process.cpuUsage();
    await expect(convert(html)).rejects.toThrow('too_deep');
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  },
);

it.each([
  '[',
  '*a',
  '_',
  '`',
  '~~',
  '<p>',
  '<br>',
  '<li>',
  '<sup><a href="#a" id="a">1</a></sup>',
  '<img src="x">',
  '&lt;',
  '|',
  '</div>',
  '<b>a</b>',
  '<td>',
])('converts 90 kB of %s within two seconds of the processor', async (part) => {
  const before = process.cpuUsage();
  await convert(part.repeat(90_000 / part.length));
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
});
