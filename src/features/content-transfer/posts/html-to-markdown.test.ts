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
