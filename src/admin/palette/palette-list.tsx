import { Fragment, type MouseEvent, useEffect, useRef } from 'react';
import { searchText } from '#core/search-text.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { paletteTexts } from './palette.texts.ts';
import type { PaletteGroup, PaletteOption } from './palette-options.ts';

type MarkedTextProps = { text: string; sought: string };

/** A text in which the words that begin with a sought word are marked. */
function MarkedText({ text, sought }: MarkedTextProps) {
  const beginnings = searchText(sought)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const pieces = text.split(/([\p{L}\p{N}]+)/u);
  return pieces.map((piece, index) => {
    const isFound = beginnings.some((beginning) => searchText(piece).startsWith(beginning));
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order.
    return <Fragment key={index}>{isFound ? <mark>{piece}</mark> : piece}</Fragment>;
  });
}

type PaletteListProps = {
  id: string;
  groups: PaletteGroup[];
  /** The index of the chosen option, counted over all groups. */
  current: number;
  sought: string;
  onFollow: (href: string) => void;
};

type OptionProps = {
  id: string;
  option: PaletteOption;
  isCurrent: boolean;
  sought: string;
  onFollow: (href: string) => void;
};

function Option({ id, option, isCurrent, sought, onFollow }: OptionProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const { href, title, detail, Icon } = option;

  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);

  function onClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow(href);
  }

  return (
    <a
      id={id}
      ref={link}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      href={href}
      onClick={onClick}
    >
      <Icon />
      <span>
        <MarkedText text={title} sought={sought} /> <small>{detail}</small>
      </span>
    </a>
  );
}

/** The options of the palette under their headings. */
export function PaletteList({ id, groups, current, sought, onFollow }: PaletteListProps) {
  const t = useTexts(paletteTexts);
  let index = -1;
  return (
    <div className="palette__list" id={id} role="listbox" aria-label={t('results')}>
      {groups.map(({ kind, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p role="presentation" id={`${id}-${kind}`}>
            {t(kind)}
          </p>
          {options.map((option) => {
            index += 1;
            return (
              <Option
                key={option.href}
                id={`${id}-${index}`}
                option={option}
                isCurrent={index === current}
                sought={sought}
                onFollow={onFollow}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
