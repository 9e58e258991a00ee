import { describe, expect, it } from 'vitest';
import { isCharacter, shortcutOf } from './shortcut-keys.ts';

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
