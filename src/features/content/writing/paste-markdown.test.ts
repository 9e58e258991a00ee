import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import {
  googleHtml,
  googleMarkdown,
  outlookHtml,
  outlookMarkdown,
  pagesHtml,
  pagesMarkdown,
} from './other-clipboards.ts';
import { pasteMarkdown } from './paste-markdown.ts';
import { disarmHtml, type PasteNode } from './paste-nodes.ts';
import { noteHtmls, noteMarkdown, reviewHtml, reviewMarkdown } from './review-clipboards.ts';
import {
  wordHtml,
  wordMacHtml,
  wordMacMarkdown,
  wordMarkdown,
  wordWebHtml,
  wordWebMarkdown,
} from './word-clipboards.ts';

const otherNames: Record<string, string> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
};

function propertyName(attribute: string): string {
  const other = otherNames[attribute];
  if (other) return other;
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Reads a tree of another parser as nodes of the DOM, which Node.js lacks. */
function asNode(node: Nodes): PasteNode {
  const name = node.type === 'element' ? node.tagName.toUpperCase() : `#${node.type}`;
  return {
    nodeName: name,
    nodeValue: node.type === 'text' ? node.value : null,
    childNodes: 'children' in node ? node.children.map(asNode) : [],
    getAttribute(attribute) {
      const value = node.type === 'element' ? node.properties[propertyName(attribute)] : undefined;
      if (value == null) return null;
      return Array.isArray(value) ? value.join(' ') : String(value);
    },
  };
}

const parseHere = (text: string) => asNode(fromHtml(text));
const paste = (html: string) => pasteMarkdown(html, { parse: parseHere });

describe('what is pasted', () => {
  it.each([
    ['Word', wordHtml, wordMarkdown],
    ['Word on the web', wordWebHtml, wordWebMarkdown],
    ['Word for Mac', wordMacHtml, wordMacMarkdown],
    ['Google Docs', googleHtml, googleMarkdown],
    ['Pages', pagesHtml, pagesMarkdown],
    ['Outlook', outlookHtml, outlookMarkdown],
  ])('from %s is clean Markdown', (_, html, markdown) => {
    expect(paste(html)).toBe(markdown);
  });

  it.each([
    [
      '<p>1. May</p><p># 1 and a*b <b> </b>_c_ &lt;b&gt;</p>',
      '1\\. May\n\n\\# 1 and a\\*b \\_c\\_ \\<b>',
    ],
    ['a <b>bold </b><b><i>both</i></b> end', 'a **bold _both_** end'],
    ['<b>a</b><br>b<br>\n <br><i>c<br><br>d</i>', '**a**\nb\n\n_c_\n\n_d_'],
    ['<img src="/files/a.webp" alt="A [b]">', '![A \\[b\\]](/files/a.webp)'],
    [
      '<ol><li style="mso-list:l0 level1">a<ol><li style="mso-list:l0 level2">b</li></ol></li><li>c</li></ol>',
      '1. a\n   1. b\n2. c',
    ],
    [
      '<table><tr><td rowspan=2>IVA</td><td>23 %</td></tr><tr><td>6 %</td></tr></table>',
      '| IVA | 23 % |\n| --- | --- |\n|  | 6 % |',
    ],
    [
      '<table><tr><td colspan=2>a</td><td>b</td></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>',
      '| a |  | b |\n| --- | --- | --- |\n| 1 | 2 | 3 |',
    ],
    [
      '<table><tr><td colspan=3>a</td><td>b</td></tr><tr><td colspan=3>1</td><td>2</td></tr></table>',
      '| a | b |\n| --- | --- |\n| 1 | 2 |',
    ],
    ['plain', 'plain'],
    ['', ''],
    ['<ul></ul><table></table><p> </p>', ''],
  ])('as %j is %j', (html, markdown) => {
    expect(paste(html)).toBe(markdown);
  });

  it('has nothing of a review of Word, nor what is hidden', () => {
    expect(paste(reviewHtml)).toBe(reviewMarkdown);
  });

  it.each(Object.entries(noteHtmls))('keeps the footnotes of %s', (_, html) => {
    expect(paste(html)).toBe(noteMarkdown);
  });

  it('numbers footnotes after those that the text has', () => {
    const into = 'Before[^2].\n\n[^2]: Two';
    expect(pasteMarkdown(reviewHtml, { into, parse: parseHere })).toMatch(
      /dias\[\^3\]\.[\s\S]*\n\[\^3\]: Em/,
    );
  });

  it('leaves out the number of a footnote that was not copied along', () => {
    const word =
      '<p>a<a href="#_ftn3" name="_ftnref3"><span class=MsoFootnoteReference>[3]</span></a> b</p>';
    expect(paste(word)).toBe('a b');
    // Links of a table of contents lead to each other as well, and stay words.
    const contents =
      '<p><a href="#c" id="t">The first chapter</a></p><h2 id="c"><a href="#t">Back to it</a></h2>';
    expect(paste(contents)).toBe('The first chapter\n\n## Back to it');
  });

  it.each([
    ['<s>a</s> <del>b</del> <strike>c</strike>', '~~a~~ ~~b~~ ~~c~~'],
    ['<b>a <s>b</s></b> a~~b', '**a** ~~**b**~~ a\\~\\~b'],
    ['a <del datetime="2026-11-27">b </del><ins>c</ins>', 'a c'],
    ['<ol start="5"><li>a</li><li>b</li></ol>', '5. a\n6. b'],
    ['<ol><li value="5">a</li><li>b</li></ol>', '5. a\n6. b'],
    ['<ol><li>a</li></ol><p>x</p><ol start="2"><li>b</li></ol>', '1. a\n\nx\n\n2. b'],
    ['<ol><li>a<ol start="3"><li>b</li></ol></li></ol>', '1. a\n   3. b'],
    ['<ol start="x"><li>a</li></ol>', '1. a'],
    [
      '<p class=MsoListParagraph style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">4.</span>a</p>',
      '4. a',
    ],
    ['<ul><li>a<br><br>b</li><li>c</li></ul>', '- a\n\n  b\n- c'],
    ['<h2>One<br>two</h2>', '## One two'],
    ['<p>• a<br>• b</p><p>·&nbsp;&nbsp; c</p>', '- a\n- b\n- c'],
    ['<p>• a<br>b</p>', '• a\nb'],
    ['<pre>if (a) {\n  b*c*\n\n}\n</pre>', '```\nif (a) {\n  b*c*\n\n}\n```'],
    [
      '<div style="font-family:monospace;white-space:pre;"><div><span>a</span></div><div><span>  ```b</span></div><br><div>c</div></div>',
      '````\na\n  ```b\n\nc\n````',
    ],
    [
      '<table><tr><td>a</td><td style="display:none">b</td><td>c</td></tr><tr><td>1</td><td style="display:none">2</td><td>3</td></tr></table>',
      '| a | c |\n| --- | --- |\n| 1 | 3 |',
    ],
    ['<p hidden>a</p><p>b<img src="data:image/png;base64,AAAA" alt="c"></p>', 'b'],
  ])('keeps what %j says', (html, markdown) => {
    expect(paste(html)).toBe(markdown);
  });

  it('has no attribute left that the policy of the page refuses', () => {
    for (const html of [wordHtml, wordWebHtml, googleHtml, outlookHtml, reviewHtml])
      expect(disarmHtml(html)).not.toMatch(/<[^>]*\s(style|on\w+)\s*=|<style/i);
  });
});
