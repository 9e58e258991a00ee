/**
 * What a shortcut's key does, as `?` lists it. Keys are characters, two of them pressed in turn (`g t`),
 * `Escape`, or a name to list only.
 */
export type Shortcut = {
  key: string;
  label: string;
  /** Whether it does something now; absent where it does as long as its part is shown. */
  isHere?: () => boolean;
  /** Gives way to one of the same key that a screen declares. */
  isGeneral?: boolean;
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

/** WCAG 2.1.4: shortcuts of characters can be switched off; `Escape` is none. */
export function isCharacter(key: string): boolean {
  return key.split(' ').every((one) => one.length === 1);
}

/** Returns what works now, each key once: what a screen declares goes before what works everywhere. */
export function workingShortcuts(declared: readonly Shortcut[]): Shortcut[] {
  const here = declared.filter(({ isHere }) => isHere?.() !== false);
  const own = here.filter(({ isGeneral }) => !isGeneral);
  const general = here.filter(({ isGeneral }) => isGeneral);
  const byKey = new Map<string, Shortcut>();
  for (const one of [...own, ...general]) if (!byKey.has(one.key)) byKey.set(one.key, one);
  return [...byKey.values()];
}

/** Returns the key of a second press: two in turn, where something begins with the first. */
export function keyAfter(first: string | null, key: string, known: readonly Shortcut[]): string {
  const both = `${first} ${key}`;
  return first !== null && known.some((one) => one.key === both) ? both : key;
}
