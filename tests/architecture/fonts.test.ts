import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontCharacters } from './font-characters.ts';

const styles = join(import.meta.dirname, '..', '..', 'src', 'ui', 'styles');
const css = readFileSync(join(styles, 'fonts.css'), 'utf8');
const fonts = ['entrada-display', 'entrada-text', 'entrada-read', 'entrada-read-italic'];

/** Not in our faces: the browser takes them from another, which it has. */
const foreign = new Set('\n→←↗✓');

const characters = new Map(
  fonts
    .flatMap((font) => [font, `${font}-rest`])
    .map((name) => [name, fontCharacters(join(styles, 'fonts', `${name}.woff2`))]),
);

function charactersOf(name: string): Set<string> {
  return characters.get(name) ?? new Set();
}

/** Returns the characters that a face's `unicode-range` names. */
function rangeOf(name: string): Set<string> {
  const rule = css.split('@font-face').find((text) => text.includes(`/${name}.woff2`)) ?? '';
  const ranges = /unicode-range:([^;]+)/.exec(rule)?.[1] ?? '';
  const found = new Set<string>();
  for (const [, first = '', last = first] of ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1)
      found.add(String.fromCharCode(code));
  return found;
}

function addCharacters(value: unknown, found: Set<string>): Set<string> {
  if (typeof value === 'string') for (const character of value) found.add(character);
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) addCharacters(one, found);
  return found;
}

/** Every text of the site and of its samples, by file. */
const texts = import.meta.glob(
  [
    '/src/{features,site,ui,i18n,server}/**/*.{texts,text,head}.ts',
    '/src/database/seed/**/*.ts',
    '!**/{admin,emails}/**',
    '!**/*.test.ts',
  ],
  { eager: true },
);

describe('the fonts that a page preloads', () => {
  it('have every character of the texts and samples, so that no other file is loaded', () => {
    expect(Object.keys(texts).length).toBeGreaterThan(60);
    const missing = Object.entries(texts).flatMap(([file, exported]) =>
      [...addCharacters(exported, new Set())]
        .filter((character) => !foreign.has(character))
        .flatMap((character) =>
          fonts
            .filter((font) => !charactersOf(font).has(character))
            .map((font) => `${file}: ${character} is not in ${font}`),
        ),
    );
    expect(missing).toEqual([]);
  });

  it.each(fonts)('leave the other letters of Western Europe to a second file: %s', (font) => {
    const own = charactersOf(font);
    const rest = charactersOf(`${font}-rest`);
    const range = rangeOf(`${font}-rest`);
    expect([...rest].filter((character) => !range.has(character))).toEqual([]);
    expect([...own].filter((character) => range.has(character))).toEqual([]);
    const letters = Array.from({ length: 64 }, (_, place) => String.fromCharCode(0xc0 + place));
    const others = ['Œ', 'œ', '£', '•', '‹', '›', '„', '‚', '™'];
    expect([...letters, ...others].filter((one) => !own.has(one) && !rest.has(one))).toEqual([]);
  });
});

it('no width of the site is measured in characters of a face that may still be loading', () => {
  const src = join(import.meta.dirname, '..', '..', 'src');
  const found = globSync('{features,site,ui}/**/*.css', { cwd: src })
    .filter((file) => !file.includes('admin'))
    .filter((file) => /[\d.]ch\b/.test(readFileSync(join(src, file), 'utf8')));
  expect(found).toEqual([]);
});
