import type { ComponentType } from 'react';
import { searchText } from '#core/search-text.ts';
import { type FoundKind, foundKinds, type SearchResult } from '#features/search/search.ts';
import type { IconProps } from '#ui/icons/icon.tsx';
import { foundScreens } from './found-screens.ts';

export type PaletteOption = {
  href: string;
  title: string;
  detail: string;
  Icon: ComponentType<IconProps>;
};

/** Options under one heading. */
export type PaletteGroup = { kind: FoundKind | 'goTo' | 'act'; options: PaletteOption[] };

/** Returns the sections of which a word of the title begins with `text`; all if it is empty. */
export function matchSections(sections: readonly PaletteOption[], text: string): PaletteOption[] {
  const sought = searchText(text);
  return sections.filter(({ title }) =>
    searchText(title)
      .split(' ')
      .some((_, index, words) => words.slice(index).join(' ').startsWith(sought)),
  );
}

/** Groups the records that were found by kind. */
export function groupFound(entries: SearchResult['entries']): PaletteGroup[] {
  return foundKinds.flatMap((kind) => {
    const screen = foundScreens[kind];
    const found = entries.filter((entry) => entry.kind === kind);
    if (found.length === 0) return [];
    const options = found.map(({ id, title, detail }) => ({
      href: screen.hrefOf(id),
      title,
      detail,
      Icon: screen.Icon,
    }));
    return [{ kind, options }];
  });
}
