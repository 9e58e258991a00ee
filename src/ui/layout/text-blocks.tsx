import { createElement, Fragment, type ReactNode, useId } from 'react';
import type { TextBlock, TextSpan } from '#core/text-blocks.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { drawingSize } from '../art/scenes/scene-ratio.ts';
import { Link } from '../controls/link.tsx';
import { textBlocksTexts } from './text-blocks.texts.ts';
import { headingsOf, sourcesStart } from './text-headings.ts';

type Showing = {
  /** Begins the ids of footnotes, which differ for each text of a page. */
  id: string;
  /** How much deeper headings are than those of a page's only text. */
  deeper: number;
  /** The ids of headings that an address can lead to. */
  ids: ReadonlyMap<TextBlock, string>;
  t: (key: keyof typeof textBlocksTexts.en, values?: Record<string, number>) => string;
};

const marks = { bold: 'strong', italic: 'em', struck: 's' } as const;

/** The order of the parts of a text never changes. */
function each<Item>(items: readonly Item[], show: (item: Item, index: number) => ReactNode) {
  return items.map((item, index) => createElement(Fragment, { key: index }, show(item, index)));
}

function line(content: readonly TextSpan[], showing: Showing): ReactNode {
  const first = content[0];
  if (content.length === 1 && typeof first === 'string') return <Unbroken>{first}</Unbroken>;
  return each(content, (span) => {
    if (typeof span === 'string') return <Unbroken>{span}</Unbroken>;
    if (span.type === 'note') {
      const { id, t } = showing;
      const number = span.number;
      return (
        <sup id={`${id}-${number}`}>
          <a href={`#${id}_${number}`} aria-label={t('note', { number })}>
            {number}
          </a>
        </sup>
      );
    }
    if (span.type === 'link')
      return span.to === undefined ? (
        <a href={span.href} rel="noreferrer">
          {line(span.content, showing)}
        </a>
      ) : (
        <Link to={span.to}>{line(span.content, showing)}</Link>
      );
    const Mark = marks[span.type];
    return <Mark>{line(span.content, showing)}</Mark>;
  });
}

function show(block: TextBlock, showing: Showing): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p dir="auto">{line(block.content, showing)}</p>;
    case 'heading': {
      const id = showing.ids.get(block);
      const words = line(block.content, showing);
      const isPlain = block.content.every((span) => typeof span === 'string');
      return createElement(
        `h${block.level + showing.deeper}`,
        { dir: 'auto', id },
        id && isPlain ? <a href={`#${id}`}>{words}</a> : words,
      );
    }
    case 'list': {
      const items = each(block.items, (item) => <li>{all(item, showing)}</li>);
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'quote':
      return <blockquote>{all(block.blocks, showing)}</blockquote>;
    case 'picture': {
      const { src, alt, caption } = block;
      const { width, height } = block.width ? block : (drawingSize(src) ?? block);
      return (
        <figure>
          <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
          {caption ? (
            <figcaption dir="auto">
              <Unbroken>{caption}</Unbroken>
            </figcaption>
          ) : null}
        </figure>
      );
    }
    case 'table': {
      const row = (cells: TextSpan[][], Cell: 'th' | 'td') => (
        <tr>
          {each(cells, (cell, column) => (
            <Cell className={block.align[column] ?? undefined} dir="auto">
              {line(cell, showing)}
            </Cell>
          ))}
        </tr>
      );
      return (
        <section
          className="prose__table"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
          tabIndex={0}
          aria-label={block.caption ?? showing.t('table')}
        >
          <table>
            {block.caption ? (
              <caption dir="auto">
                <Unbroken>{block.caption}</Unbroken>
              </caption>
            ) : null}
            <thead>{row(block.head, 'th')}</thead>
            <tbody>{each(block.rows, (cells) => row(cells, 'td'))}</tbody>
          </table>
        </section>
      );
    }
    case 'rule':
      return <hr />;
    case 'notes':
      return (
        <section className="prose__notes" aria-label={showing.t('notes')}>
          <ol>
            {each(block.notes, (note, index) => (
              <li id={`${showing.id}_${index + 1}`}>
                {all(note, showing)}
                <a href={`#${showing.id}-${index + 1}`} aria-label={showing.t('back')}>
                  ↩
                </a>
              </li>
            ))}
          </ol>
        </section>
      );
  }
}

function all(blocks: readonly TextBlock[], showing: Showing): ReactNode {
  return each(blocks, (block) => show(block, showing));
}

type TextBlocksProps = {
  blocks: TextBlock[];
  deeper: number;
  /** Whether an address can lead to its headings, as in the only text of a page. */
  linked?: boolean;
};

/** The blocks of a long text. What its last heading *Sources* leads stands apart. */
export function TextBlocks({ blocks, deeper, linked = false }: TextBlocksProps) {
  const id = useId();
  const t = useTexts(textBlocksTexts);
  const ids = new Map(linked ? headingsOf(blocks).map((one) => [one.block, one.id]) : []);
  const showing: Showing = { id, deeper, ids, t };
  const start = sourcesStart(blocks);
  return (
    <>
      {all(blocks.slice(0, start), showing)}
      {start < blocks.length ? (
        <section className="prose__sources">{all(blocks.slice(start), showing)}</section>
      ) : null}
    </>
  );
}
