import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';

// HTML is text. A line under a text does not make it a heading, nor do spaces make code.
const disable = { null: ['htmlFlow', 'htmlText', 'setextUnderline', 'codeIndented'] };

/** Parses Markdown as the site reads it. It is large: import it when it is needed. */
export function parseTree(text: string): Root {
  return fromMarkdown(text, {
    // One ~ is a sign for "about".
    extensions: [gfmTable(), gfmFootnote(), gfmStrikethrough({ singleTilde: false }), { disable }],
    mdastExtensions: [
      gfmTableFromMarkdown(),
      gfmFootnoteFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
    ],
  });
}
