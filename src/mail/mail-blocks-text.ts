import type { TextBlock, TextSpan } from '#core/text-blocks.ts';

const marks = { bold: '*', italic: '_', struck: '' } as const;

/** A line with the address of each link behind its words. */
function lineOf(content: readonly TextSpan[]): string {
  return content
    .map((span) => {
      if (typeof span === 'string') return span;
      if (span.type === 'note') return `[${span.number}]`;
      const words = lineOf(span.content);
      if (span.type !== 'link') return `${marks[span.type]}${words}${marks[span.type]}`;
      const address = (span.href ?? '').replace(/^mailto:/, '');
      return address === words || address === '' ? words : `${words} (${address})`;
    })
    .join('');
}

type Wrap = (text: string, width: number) => string[];

/** Each line of a text, wrapped; those after the first begin with spaces, as wide as the sign. */
function behind(sign: string, lines: readonly string[]): string[] {
  const room = ' '.repeat(sign.length);
  return lines.map((line, index) => (index === 0 ? sign + line : line && room + line));
}

/** Returns the lines of a long text as plain text, with an empty one between its blocks. */
export function blocksAsText(blocks: readonly TextBlock[], wrap: Wrap, width: number): string[] {
  const broken = (text: string) => text.split('\n').flatMap((line) => wrap(line, width));
  const items = (texts: readonly (readonly TextBlock[])[], signOf: (index: number) => string) =>
    texts.flatMap((item, index) => {
      const sign = signOf(index);
      return behind(sign, blocksAsText(item, wrap, width - sign.length));
    });
  const linesOf = (block: TextBlock): string[] => {
    switch (block.type) {
      case 'paragraph':
        return broken(lineOf(block.content));
      case 'heading': {
        const lines = broken(lineOf(block.content));
        const rule = '-'.repeat(Math.max(0, ...lines.map((line) => [...line].length)));
        return block.level === 2 ? [...lines, rule] : lines;
      }
      case 'list': {
        const { start } = block;
        return items(block.items, (index) => (start === undefined ? '- ' : `${start + index}. `));
      }
      case 'quote':
        return blocksAsText(block.blocks, wrap, width - 2).map((line) => `> ${line}`.trimEnd());
      case 'picture':
        return broken(`${block.caption ?? block.alt} (${block.src})`);
      case 'table':
        return [
          ...broken(block.caption ?? ''),
          ...[block.head, ...block.rows].flatMap((cells) => broken(cells.map(lineOf).join(' | '))),
        ];
      case 'rule':
        return ['* * *'];
      case 'notes':
        return items(block.notes, (index) => `[${index + 1}] `);
    }
  };
  return blocks
    .map(linesOf)
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}
