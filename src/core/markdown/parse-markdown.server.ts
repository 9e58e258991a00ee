import type { Root } from 'mdast';
import { paragraphsOf } from '../paragraphs.ts';
import type { TextBlock } from '../text-blocks.ts';
import { blocksOfTree } from './blocks-of-tree.server.ts';
import { boundMarkdown } from './bound-markdown.server.ts';

async function loadParser(): Promise<(text: string) => Root> {
  const [
    { fromMarkdown },
    { gfmTable },
    { gfmTableFromMarkdown },
    { gfmFootnote },
    { gfmFootnoteFromMarkdown },
    { gfmStrikethrough },
    { gfmStrikethroughFromMarkdown },
  ] = await Promise.all([
    import('mdast-util-from-markdown'),
    import('micromark-extension-gfm-table'),
    import('mdast-util-gfm-table'),
    import('micromark-extension-gfm-footnote'),
    import('mdast-util-gfm-footnote'),
    import('micromark-extension-gfm-strikethrough'),
    import('mdast-util-gfm-strikethrough'),
  ]);
  // HTML is text. A line under a text does not make it a heading, nor do spaces make code.
  const disable = { null: ['htmlFlow', 'htmlText', 'setextUnderline', 'codeIndented'] };
  // One ~ is a sign for "about".
  const struck = gfmStrikethrough({ singleTilde: false });
  return (text) =>
    fromMarkdown(text, {
      extensions: [gfmTable(), gfmFootnote(), struck, { disable }],
      mdastExtensions: [
        gfmTableFromMarkdown(),
        gfmFootnoteFromMarkdown(),
        gfmStrikethroughFromMarkdown(),
      ],
    });
}

let parser: ReturnType<typeof loadParser> | undefined;

/** Parses Markdown into the blocks of a page. The parser is loaded by the first call. */
export async function parseMarkdown(text: string): Promise<TextBlock[]> {
  parser ??= loadParser();
  const parse = await parser;
  const { markdown, rest } = boundMarkdown(text);
  const shown = paragraphsOf(rest).map((content) => ({
    type: 'paragraph' as const,
    content: [content],
  }));
  return [...blocksOfTree(parse(markdown)), ...shown];
}
