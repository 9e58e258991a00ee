import { describe, expect, it } from 'vitest';
import {
  isCharacter,
  keyAfter,
  type Shortcut,
  shortcutOf,
  workingShortcuts,
} from './shortcut-keys.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, repeat: false, target: null };
/** An element that lies in what `found` matches. */
const inside = (found: RegExp) =>
  ({ closest: (selector: string) => (found.test(selector) ? {} : null) }) as unknown as Element;

describe('a shortcut', () => {
  it('is a key in lower case, or a named one', () => {
    expect(shortcutOf({ ...none, key: 'J' })).toBe('j');
    expect(shortcutOf({ ...none, key: '!' })).toBe('!');
    expect(shortcutOf({ ...none, key: 'Escape' })).toBe('Escape');
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat'] as const)('is none with %s', (modifier) => {
    expect(shortcutOf({ ...none, key: 'e', [modifier]: true })).toBeNull();
  });

  it('is none in a field, a dialog or a menu', () => {
    for (const place of [/textarea/, /, dialog,/, /popover/])
      expect(shortcutOf({ ...none, key: 'e', target: inside(place) })).toBeNull();
    expect(shortcutOf({ ...none, key: 'e', target: inside(/nothing/) })).toBe('e');
  });

  it('is one in the field of a dialog that has closed, which has the focus until the next frame', () => {
    const field = inside(/textarea|, dialog,|^dialog:not\(\[open\]\)$/);
    expect(shortcutOf({ ...none, key: '?', target: field })).toBe('?');
  });

  it('can be switched off if it is one character', () => {
    expect(['e', '!', 'Escape'].map(isCharacter)).toEqual([true, true, false]);
  });
});

describe('what works now', () => {
  const of = (key: string, label: string, rest: Partial<Shortcut> = {}) => ({
    key,
    label,
    ...rest,
  });

  it('is each key once, as a screen declares it before the frame does', () => {
    const declared = [
      of('j', 'next row', { isGeneral: true }),
      of('j', 'next message'),
      of('x', 'choose', { isHere: () => false }),
      of('e', 'done', { isHere: () => true, isGeneral: true }),
    ];
    expect(workingShortcuts(declared).map(({ label }) => label)).toEqual(['next message', 'done']);
  });

  it('takes two keys in turn, where two are declared', () => {
    const known = [of('g t', 'Today'), of('t', 'other')];
    expect(keyAfter('g', 't', known)).toBe('g t');
    expect(keyAfter('g', 'x', known)).toBe('x');
    expect(keyAfter(null, 't', known)).toBe('t');
    expect(isCharacter('g t')).toBe(true);
  });
});
