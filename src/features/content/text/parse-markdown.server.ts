import type { Root } from 'mdast';
import type { TextBlock } from '#core/text-blocks.ts';
import { paragraphsOf } from '#ui/layout/paragraphs.ts';
import { blocksOfTree } from './blocks-of-tree.server.ts';
import { boundMarkdown } from './bound-markdown.server.ts';

async function loadParser(): Promise<(text: string) => Root> {
  const [
    { fromMarkdown },
    { gfmTable },
    { gfmTableFromMarkdown },
    { gfmFootnote },
    { gfmFootnoteFromMarkdown },
  ] = await Promise.all([
    import('mdast-util-from-markdown'),
    import('micromark-extension-gfm-table'),
    import('mdast-util-gfm-table'),
    import('micromark-extension-gfm-footnote'),
    import('mdast-util-gfm-footnote'),
  ]);
  // HTML is text. A line under a text does not make it a heading, nor do spaces make code.
  const disable = { null: ['htmlFlow', 'htmlText', 'setextUnderline', 'codeIndented'] };
  return (text) =>
    fromMarkdown(text, {
      extensions: [gfmTable(), gfmFootnote(), { disable }],
      mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown()],
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
