import { paragraphsOf } from '../paragraphs.ts';
import type { TextBlock } from '../text-blocks.ts';
import { blocksOfTree } from './blocks-of-tree.server.ts';
import { boundMarkdown } from './bound-markdown.ts';

const loadParser = () => import('./markdown-tree.ts').then(({ parseTree }) => parseTree);

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
