import { createElement, Fragment, type ReactNode } from 'react';
import type { TableRow, TextBlock, TextSpan } from '#core/text-blocks.ts';
import { unbroken } from './mail-parts.tsx';
import { styleOf } from './mail-styles.ts';

/** The order of the parts of a text never changes. */
function each<Item>(items: readonly Item[], show: (item: Item, index: number) => ReactNode) {
  return items.map((item, index) => createElement(Fragment, { key: index }, show(item, index)));
}

const marks = { bold: 'strong', italic: 'em', struck: 's' } as const;

/** A text whose line breaks stay, which mail programs would join. */
function broken(text: string): ReactNode {
  return each(text.split('\n'), (part, index) => (
    <>
      {index > 0 && <br />}
      {unbroken(part)}
    </>
  ));
}

function line(content: readonly TextSpan[]): ReactNode {
  return each(content, (span) => {
    if (typeof span === 'string') return broken(span);
    if (span.type === 'note') return <sup>{span.number}</sup>;
    if (span.type !== 'link') return createElement(marks[span.type], null, line(span.content));
    return (
      <a className="e-a" href={span.href} style={styleOf('textLink')}>
        {line(span.content)}
      </a>
    );
  });
}

function row(cells: TableRow, Cell: 'th' | 'td', align: readonly (string | null)[]): ReactNode {
  return (
    <tr>
      {each(cells, (cell, column) => (
        <Cell
          className="e-line e-ink"
          align={align[column] === 'right' ? 'right' : 'left'}
          style={styleOf(Cell === 'th' ? 'tableHead' : 'tableCell')}
        >
          {line(cell)}
        </Cell>
      ))}
    </tr>
  );
}

function show(block: TextBlock): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className="e-ink" style={styleOf('paragraph')}>
          {line(block.content)}
        </p>
      );
    case 'heading':
      return createElement(
        `h${block.level}`,
        { className: 'e-ink', style: styleOf(block.level === 2 ? 'heading2' : 'heading3') },
        line(block.content),
      );
    case 'list':
      return createElement(
        block.start === undefined ? 'ul' : 'ol',
        { className: 'e-ink', style: styleOf('list'), start: block.start },
        each(block.items, listItem),
      );
    case 'quote':
      return (
        <blockquote className="e-line" style={styleOf('quotation')}>
          {all(block.blocks)}
        </blockquote>
      );
    case 'picture':
      return (
        <p className="e-ink2" style={styleOf('paragraph')}>
          <a className="e-a" href={block.src} style={styleOf('textLink')}>
            {block.caption ?? block.alt}
          </a>
        </p>
      );
    case 'table':
      return (
        <table width="100%" cellPadding="0" cellSpacing="0" style={styleOf('table')}>
          {block.caption ? (
            <caption className="e-ink2" style={styleOf('tableCaption')}>
              {block.caption}
            </caption>
          ) : null}
          <thead>{row(block.head, 'th', block.align)}</thead>
          <tbody>{each(block.rows, (cells) => row(cells, 'td', block.align))}</tbody>
        </table>
      );
    case 'rule':
      return <hr className="e-line" style={styleOf('rule')} />;
    case 'notes':
      return (
        <ol className="e-ink2" style={styleOf('notes')}>
          {each(block.notes, (note) => (
            <li style={styleOf('listItem')}>{all(note)}</li>
          ))}
        </ol>
      );
  }
}

/** An item whose only paragraph is no block of its own, so that items stand close. */
function listItem(blocks: readonly TextBlock[]): ReactNode {
  const [first, ...rest] = blocks;
  return (
    <li style={styleOf('listItem')}>
      {first?.type === 'paragraph' ? line(first.content) : all(blocks)}
      {first?.type === 'paragraph' ? all(rest) : null}
    </li>
  );
}

function all(blocks: readonly TextBlock[]): ReactNode {
  return each(blocks, show);
}

/** A long text of a mail. Nothing of it is fetched: its pictures are links. */
export function MailBlocks({ blocks = [] }: { blocks?: readonly TextBlock[] | undefined }) {
  if (blocks.length === 0) return null;
  return (
    <tr>
      <td className="e-pad" style={styleOf('blocks')}>
        {all(blocks)}
      </td>
    </tr>
  );
}
