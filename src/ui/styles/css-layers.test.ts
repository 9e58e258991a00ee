import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const order = '@layer tokens, base, layout, parts, pages, motion;';
const names = new Set(['tokens', 'base', 'layout', 'parts', 'pages', 'motion']);

/** The rules at the top level of a sheet: each one's head, without comments. */
function topLevelRules(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const heads: string[] = [];
  let depth = 0;
  let head = '';
  for (const character of plain) {
    if (character === '{' && depth++ === 0) heads.push(head.trim());
    else if (character === '}') depth -= 1;
    else if (character === ';' && depth === 0) heads.push(`${head.trim()};`);
    if (depth > 0 || character === '}' || character === ';') head = '';
    else head += character;
  }
  return heads;
}

function isAllowed(head: string): boolean {
  if (head === order || head === '@font-face') return true;
  if (/^@import ["']\.\/[\w/-]+\.css["'];$/.test(head)) return true;
  const [, name] = head.match(/^@layer ([a-z]+)$/) ?? [];
  return name !== undefined && names.has(name);
}

const sheets = globSync('src/**/*.css').map((path) => ({
  path: path.replaceAll('\\', '/'),
  css: readFileSync(path, 'utf8'),
}));

describe('style sheets', () => {
  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(10);
  });

  it.each(sheets)('$path declares only inside a known layer', ({ css }) => {
    expect(topLevelRules(css).filter((head) => !isAllowed(head))).toEqual([]);
  });

  it('give the order of the layers once, first in tokens.css', () => {
    const holders = sheets.filter(({ css }) => css.includes(order)).map(({ path }) => path);
    expect(holders).toEqual(['src/ui/styles/tokens.css']);
    expect(
      sheets.find(({ path }) => path === 'src/ui/styles/tokens.css')?.css.startsWith(order),
    ).toBe(true);
  });
});

it('the order of the layers is the first style sheet that a browser loads', () => {
  const entry = readFileSync('src/site/entry-client.tsx', 'utf8');
  expect(/^import .*$/m.exec(entry)?.[0]).toContain('styles/global.css');
});

describe('the guard', () => {
  it('sees a rule outside the layers, also after comments and nested blocks', () => {
    const css = '@layer parts { .a { color: red; } } /* .c {} */ .b { color: red; }';
    expect(topLevelRules(css).filter((head) => !isAllowed(head))).toEqual(['.b']);
  });

  it('refuses an unknown layer and an external style sheet', () => {
    expect(isAllowed('@layer extras')).toBe(false);
    expect(isAllowed('@import "https://example.com/a.css";')).toBe(false);
  });
});
