import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { contrastOf, toHex, toOklch } from './colour.ts';
import {
  adjustmentsOf,
  deriveTokens,
  leastOfControls,
  leastOfText,
  ownColours,
  ownTokens,
  type TokenName,
} from './look-colours.ts';

const src = join(import.meta.dirname, '../..');
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(join(src, name), 'utf8') }));
const tokenSheet = sheets.find(({ name }) => name.endsWith('styles/tokens.css'))?.css ?? '';

/** Tokens that no choice changes, in the light and in the dark theme. */
function fixed(name: string): [string, string] {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(tokenSheet) ?? [];
  const colours = value.match(/#[0-9a-f]{6}/g) ?? [];
  const [light = '', dark = light] = colours;
  return [light, dark];
}

const grounds = ['bg', 'surface', 'raised', 'sunken', 'tint'];

/** What is read on what. */
const texts: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', grounds],
  ['ink-2', grounds],
  ['blue', grounds],
  ['blue-hover', grounds],
  ['on-blue', ['blue', 'blue-hover']],
  ['on-wall', ['wall', 'wall-2']],
  ['on-wall-2', ['wall', 'wall-2']],
  ['wall-ink', ['wall-button', 'wall-button-hover']],
  ['terra', ['bg', 'surface', 'raised', 'terra-soft']],
  ['on-terra', ['terra']],
  ['ink', ['terra-soft']],
  ['bg', ['ink']],
  ['good', grounds],
  ['bad', grounds],
];

/** Edges of controls, and the ring of the focus. */
const controls: typeof texts = [
  ['blue', grounds],
  ['line-strong', ['bg', 'surface', 'raised']],
  ['wall-edge', ['wall', 'wall-2']],
  ['wall-button', ['wall', 'wall-2']],
  ['focus-on-wall', ['wall', 'wall-2']],
];

/** The same numbers in every run: a failure can be seen again. */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function randomColours(count: number): { wall: string; accent: string }[] {
  const next = randoms(20261128);
  const one = () =>
    `#${[0, 1, 2]
      .map(() =>
        Math.floor(next() * 256)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  return Array.from({ length: count }, () => ({ wall: one(), accent: one() }));
}

const edges = [
  '#000000',
  '#ffffff',
  '#777777',
  '#767676',
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff0000',
  '#00ffff',
  '#ff00ff',
];
const chosen = [
  ...edges.flatMap((wall) => edges.map((accent) => ({ wall, accent }))),
  ...randomColours(400),
];

function failuresOf(colours: { wall: string; accent: string }): string[] {
  const derived = deriveTokens(colours);
  const colourOf = (name: string, theme: 0 | 1) =>
    name in derived ? derived[name as TokenName][theme] : fixed(name)[theme];
  const failures: string[] = [];
  for (const [pairs, least] of [
    [texts, leastOfText],
    [controls, leastOfControls],
  ] as const)
    for (const [name, under] of pairs)
      for (const ground of under)
        for (const theme of [0, 1] as const) {
          const [one, other] = [colourOf(name, theme), colourOf(ground, theme)];
          if (contrastOf(one, other) < least)
            failures.push(`${name} ${one} on ${ground} ${other} of ${JSON.stringify(colours)}`);
        }
  return failures;
}

describe('the colours of an owner', () => {
  it('keep the contrast of every pair in use, whichever are chosen', () => {
    expect(chosen.flatMap(failuresOf).slice(0, 10)).toEqual([]);
  });

  it('are those of the sheet where nobody has chosen any', () => {
    expect(deriveTokens(ownColours)).toEqual(ownTokens);
    for (const [name, pair] of Object.entries(ownTokens))
      expect([name, fixed(name)]).toEqual([name, pair]);
  });

  it('stand on the wall as they were chosen', () => {
    for (const { wall, accent } of chosen)
      expect(deriveTokens({ wall, accent }).wall[0]).toBe(wall);
  });

  it('leave what follows from the other colour alone', () => {
    const { terra } = deriveTokens({ wall: ownColours.wall, accent: '#0f7a5a' });
    expect(terra[0]).not.toBe(ownTokens.terra[0]);
    expect(deriveTokens({ wall: ownColours.wall, accent: '#0f7a5a' }).blue).toEqual(ownTokens.blue);
  });

  it('are said to be adjusted where they could not be read as they are', () => {
    expect(adjustmentsOf(ownColours)).toEqual([]);
    expect(adjustmentsOf({ wall: '#124a2f', accent: '#8a1c4a' })).toEqual([]);
    const kinds = adjustmentsOf({ wall: '#ffe600', accent: '#ff3fa4' }).map(
      ({ of, what }) => `${of} ${what}`,
    );
    expect(kinds).toEqual(['wall text', 'wall ink', 'accent text']);
  });
});

// A rule that sets both is a pair in use: it must be among those whose contrast is kept.
test('every pair of tokens that a rule of a sheet sets is one of those that are computed', () => {
  const known = new Set(
    texts.flatMap(([name, under]) => under.map((ground) => `${name} ${ground}`)),
  );
  const unknown: string[] = [];
  for (const { name, css } of sheets)
    for (const [, rule = ''] of css.matchAll(/\{([^{}]*)\}/g)) {
      const [, text] = /(?:^|[\s;])color: var\(--([\w-]+)\)/.exec(rule) ?? [];
      const [, ground] = /background(?:-color)?: var\(--([\w-]+)\)/.exec(rule) ?? [];
      if (!text || !ground || !(text in ownTokens || ground in ownTokens)) continue;
      if (!known.has(`${text} ${ground}`) && !known.has(`${ground} ${text}`))
        unknown.push(`${name}: ${text} on ${ground}`);
    }
  expect(unknown).toEqual([]);
});

test('a colour is the same after it was read and written', () => {
  for (const { wall } of chosen) expect(toHex(toOklch(wall))).toBe(wall);
});
