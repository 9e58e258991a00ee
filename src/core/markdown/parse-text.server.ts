import { paragraphsOf } from '../paragraphs.ts';
import { plainText, type TextBlock } from '../text-blocks.ts';
import { parseMarkdown } from './parse-markdown.server.ts';

/** What a Markdown text is to readers: its words, and its blocks unless it is only paragraphs. */
export type ReadText = { plain: string; blocks: TextBlock[] | null };

function isOnlyParagraphs(blocks: readonly TextBlock[], plain: string): boolean {
  const paragraphs = paragraphsOf(plain);
  return (
    paragraphs.length === blocks.length &&
    blocks.every(
      (block, index) =>
        block.type === 'paragraph' &&
        block.content.length === 1 &&
        block.content[0] === paragraphs[index],
    )
  );
}

/** Returns what readers see of a Markdown text. */
export async function parseText(markdown: string): Promise<ReadText> {
  const blocks = await parseMarkdown(markdown);
  const plain = plainText(blocks);
  return { plain, blocks: isOnlyParagraphs(blocks, plain) ? null : blocks };
}
