import { expect, it } from 'vitest';
import { markParagraphs } from './paragraphs.ts';
import { convertShortcodes } from './shortcodes.ts';

it('marks paragraphs and line breaks of the classic editor', () => {
  expect(markParagraphs('One\ntwo\r\n\r\nThree\n\n<h2>Four</h2>\nFive')).toBe(
    '<p>One<br>\ntwo</p>\n\n<p>Three</p>\n\n<h2>Four</h2>\nFive',
  );
});

it('leaves preformatted text and the block editor’s paragraphs as they are', () => {
  expect(markParagraphs('a\n<pre>x\n\ny</pre>b')).toBe('<p>a</p>\n\n<pre>x\n\ny</pre>\n\n<p>b</p>');
  const blocks = '<!-- wp:paragraph -->\n<p>a</p>\n\n<!-- /wp:paragraph -->';
  expect(markParagraphs(blocks)).toBe(blocks);
});

const pictures = new Map([
  ['1', { address: 'https://old.example/a&b.png', alt: 'A "boat"' }],
  ['2', { address: 'https://old.example/c.png', alt: '' }],
]);

it('removes unknown shortcodes, keeps what stands between two, and words in brackets', () => {
  expect(
    convertShortcodes(
      '[gallery ids="1,2"]a [sic] [caption id="x"]A picture[/caption] [my_box]in[/my_box] [1] [a](/b) [toc]',
    ),
  ).toMatchObject({
    html: 'a [sic] A picture in [1] [a](/b) ',
    found: ['[gallery ids="1,2"]', '[caption id="x"]', '[my_box]', '[toc]'],
  });
});

it.each([
  ['[gallery ids="1,2"]', '<img src="https://old.example/a&amp;b.png" alt="A &quot;boat&quot;">'],
  ['[gallery ids="1,2"]', '<img src="https://old.example/c.png" alt="">'],
  [
    '[caption id="a" width="3"]<a href="/x"><img src="/b.png"></a> The <b>boat</b>[/caption]',
    '<figure><a href="/x"><img src="/b.png"></a><figcaption>The <b>boat</b></figcaption></figure>',
  ],
  ['[embed]https://video.example/1[/embed]', '<iframe src="https://video.example/1"></iframe>'],
  ['[youtube https://video.example/2]', '<iframe src="https://video.example/2"></iframe>'],
  ['[video mp4="https://old.example/a.mp4"][/video]', '<iframe src="https://old.example/a.mp4">'],
  ['[code lang="php"]a <b> [x y="1"][/code]', '<pre class="language-php">a &lt;b> [x y="1"]</pre>'],
  ['a[efn_note]The note[/efn_note]', 'a<sup data-fn="shortcode-1">1</sup>'],
  ['[[gallery ids="1"]]', '[gallery ids="1"]'],
  ['<pre>[gallery ids="1"]</pre>', '<pre>[gallery ids="1"]</pre>'],
  ['<code>[x a="1"]</code>', '<code>[x a="1"]</code>'],
])('converts %s', (html, expected) => {
  const converted = convertShortcodes(html, pictures);
  expect(converted.html).toContain(expected);
  expect(converted.found).toEqual([]);
});

it('knows a text that is for members', () => {
  expect(convertShortcodes('a [members_only]b[/members_only]').isRestricted).toBe(true);
  expect(convertShortcodes('[sic]').isRestricted).toBe(false);
});

it.each([
  '[',
  '[a',
  '[a ',
  '[/a]',
  '[a x=1]',
  '[caption][/caption]',
  '[code]',
  '<pre>',
  '\n\n<ul>',
])('reads 500,000 characters of %j within a second of the processor', (part) => {
  const text = part.repeat(500_000 / part.length);
  const before = process.cpuUsage();
  markParagraphs(convertShortcodes(`${text}[/a]`, pictures).html);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
