/** What a shortcut's key does, as `?` lists it. Keys are characters, `Escape`, or a name to list only. */
export type Shortcut = {
  key: string;
  label: string;
  /** Absent where the part that has the focus handles the key itself. */
  run?: () => void;
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'> & {
  target: EventTarget | null;
};

const writing =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button])';

/** Returns whether an element takes letters itself, or lies in a dialog or menu that is open. */
function takesKeys(target: EventTarget | null): boolean {
  const element = target as Partial<Element> | null;
  // A dialog that closes has the focus until the next frame, and takes nothing any more.
  if (element?.closest?.('dialog:not([open])') != null) return false;
  return element?.closest?.(`${writing}, dialog, [popover], [role=dialog]`) != null;
}

/** Returns the key of a shortcut, in lower case; null where a field or the browser takes it. */
export function shortcutOf(press: KeyPress): string | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return null;
  if (takesKeys(press.target)) return null;
  return press.key.length === 1 ? press.key.toLowerCase() : press.key;
}

/** WCAG 2.1.4: shortcuts of a single character can be switched off; `Escape` is none. */
export function isCharacter(key: string): boolean {
  return key.length === 1;
}
