import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { azulejo, azulejoAvatar } from './azulejo.ts';
import { layoutNames } from './layouts.ts';
import { hash, randomFrom } from './seed.ts';

function fixture(name: string) {
  return readFileSync(new URL(`./__fixtures__/${name}.svg`, import.meta.url), 'utf8');
}

describe('azulejo', () => {
  it('draws the designed bytes of a tile', () => {
    expect(azulejoAvatar('ingrid-30')).toBe(fixture('avatar-ingrid-solheim'));
  });

  it.each(layoutNames)('draws another picture for another slug in layout %s', (layout) => {
    expect(azulejo('one', { layout })).not.toBe(azulejo('two', { layout }));
  });

  it('repairs exactly one tile of a modern field in terracotta', () => {
    const svg = azulejo('anything', { layout: 'moderno', palette: 'cobalt' });
    expect(svg.match(/#c8552f/g)).toHaveLength(1);
  });
});

describe('the seed', () => {
  it('hashes by FNV-1a', () => {
    expect(hash('')).toBe(0x811c9dc5);
    expect(hash('a')).toBe(0xe40c292c);
    expect(hash('foobar')).toBe(0xbf9cf968);
  });

  it('determines a sequence within [0, 1)', () => {
    const first = randomFrom(7);
    const second = randomFrom(7);
    for (let draw = 0; draw < 1000; draw++) {
      const value = first();
      expect(value).toBe(second());
      expect(value >= 0 && value < 1).toBe(true);
    }
  });
});
