/** A part of a line: plain text, or text that is bold, italic, struck out, linked, or the number of a footnote. */
export type TextSpan =
  | string
  | { type: 'bold' | 'italic' | 'struck'; content: TextSpan[] }
  /** `to`: a page of this site without a language prefix; `href`: any other address. */
  | { type: 'link'; to?: string; href?: string; content: TextSpan[] }
  | { type: 'note'; number: number };

/**
 * A part of a long text. It holds no markup: whoever shows it chooses the elements.
 * A line break in a paragraph is `\n`. A list with `start` is ordered.
 */
export type TextBlock =
  | { type: 'paragraph'; content: TextSpan[] }
  | { type: 'heading'; level: 2 | 3; content: TextSpan[] }
  | { type: 'list'; start?: number; items: TextBlock[][] }
  | { type: 'quote'; blocks: TextBlock[] }
  | {
      type: 'picture';
      src: string;
      alt: string;
      caption?: string;
      width?: number;
      height?: number;
    }
  | {
      type: 'table';
      caption?: string;
      head: TableRow;
      rows: TableRow[];
      align: (TableAlign | null)[];
    }
  | { type: 'rule' }
  | { type: 'notes'; notes: TextBlock[][] };

export type TableRow = TextSpan[][];
export type TableAlign = 'center' | 'right';

/** The blocks of a record's texts, by field. A text that is only paragraphs has none. */
export type BlocksByField = Record<string, TextBlock[]>;

/** Returns the words of a line. */
export function plainLine(content: readonly TextSpan[]): string {
  return content
    .map((span) => {
      if (typeof span === 'string') return span;
      return span.type === 'note' ? `[${span.number}]` : plainLine(span.content);
    })
    .join('');
}

function plainItem(sign: string, blocks: readonly TextBlock[]): string {
  return `${sign} ${blocks.map(plainBlock).filter(Boolean).join('\n')}`.trimEnd();
}

function plainBlock(block: TextBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return plainLine(block.content);
    case 'quote':
      return plainText(block.blocks);
    case 'picture':
      return block.caption ?? block.alt;
    case 'list': {
      const { start, items } = block;
      const signOf = (index: number) => (start === undefined ? '•' : `${start + index}.`);
      return items.map((item, index) => plainItem(signOf(index), item)).join('\n');
    }
    case 'table':
      return [
        ...(block.caption ? [block.caption] : []),
        ...[block.head, ...block.rows].map((row) => row.map(plainLine).join(' · ')),
      ].join('\n');
    case 'notes':
      return block.notes.map((note, index) => plainItem(`[${index + 1}]`, note)).join('\n');
    case 'rule':
      return '';
  }
}

/** Returns the words of a text, with a blank line between its blocks. */
export function plainText(blocks: readonly TextBlock[]): string {
  return blocks.map(plainBlock).filter(Boolean).join('\n\n');
}
