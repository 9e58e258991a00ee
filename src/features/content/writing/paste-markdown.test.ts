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

const paste = (html: string) => pasteMarkdown(html, (text) => asNode(fromHtml(text)));

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
    ['<b>a</b><br><br>b', '**a**\nb'],
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

  it('has no attribute left that the policy of the page refuses', () => {
    for (const html of [wordHtml, wordWebHtml, googleHtml, outlookHtml])
      expect(disarmHtml(html)).not.toMatch(/<[^>]*\s(style|on\w+)\s*=|<style/i);
  });
});
