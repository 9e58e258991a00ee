import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { AuthUser } from '#features/auth/auth.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { IconClose } from '#ui/icons/frame-icons.tsx';
import { IconSearch } from '#ui/icons/icons.tsx';
import { openPaletteTexts } from './open-palette.texts.ts';
import { paletteTexts } from './palette.texts.ts';
import { PaletteList } from './palette-list.tsx';
import { PaletteStatus } from './palette-status.tsx';
import { usePaletteGroups } from './use-palette-groups.ts';
import './palette.css';

export type PaletteProps = {
  user: AuthUser;
  /** What is typed in it when it opens; empty to keep what was. */
  given: string;
  isOpen: boolean;
  onClose: () => void;
};

/** Finds a record, a section, or something to do, by the keyboard or the pointer. */
export function Palette({ user, given, isOpen, onClose }: PaletteProps) {
  const t = useTexts(paletteTexts);
  const opening = useTexts(openPaletteTexts);
  const { navigate } = useNavigation();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const state = usePaletteGroups(user, text);
  const options = state.groups.flatMap((group) => group.options);
  const first = options[0]?.href ?? null;
  const place = options.findIndex(({ href }) => href === chosen);
  const current = options.length === 0 ? -1 : Math.max(place, 0);

  // What is selected stays selected when results arrive above it: Enter follows what was read.
  useEffect(() => {
    if (place < 0 && chosen !== first) setChosen(first);
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) return element.close();
    element.showModal();
    if (given === '') return field.current?.select();
    setText(given);
    setChosen(null);
  }, [isOpen, given]);

  function type(typed: string): void {
    setText(typed);
    setChosen(null);
  }

  function follow(href: string): void {
    onClose();
    type('');
    navigate(href);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0)
      setChosen(options[(current + step + options.length) % options.length]?.href ?? null);
    const href = options[current]?.href;
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (isEnter && href && (event.ctrlKey || event.metaKey))
      window.open(href, '_blank', 'noopener');
    else if (isEnter && href) follow(href);
    if (step !== undefined || isEnter) event.preventDefault();
  }

  return (
    <dialog
      className="palette"
      ref={dialog}
      aria-label={opening('open')}
      onClose={onClose}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className="palette__query">
        <IconSearch />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? `${listId}-${current}` : undefined}
          aria-label={opening('open')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={t('close')} onClick={onClose}>
          <IconClose />
        </button>
      </div>
      <PaletteList
        id={listId}
        groups={state.groups}
        current={current}
        sought={text}
        onFollow={follow}
      />
      <PaletteStatus state={state} />
    </dialog>
  );
}
