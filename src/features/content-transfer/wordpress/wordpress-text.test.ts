import { expect, it } from 'vitest';
import { markParagraphs } from './paragraphs.ts';
import { removeShortcodes } from './shortcodes.ts';

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

it('removes shortcodes, keeps what stands between two, and words in brackets', () => {
  expect(
    removeShortcodes(
      '[gallery ids="1,2"]a [sic] [caption id="x"]A picture[/caption] [my_box]in[/my_box] [1] [a](/b) [toc]',
    ),
  ).toEqual({
    html: 'a [sic] A picture in [1] [a](/b) ',
    found: ['[gallery ids="1,2"]', '[caption id="x"]', '[my_box]', '[toc]'],
  });
});
