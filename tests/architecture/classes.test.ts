import { expect, test } from 'vitest';
import { type ProjectFile, projectFiles } from './project-files.ts';

/** Features whose components still name classes that no rule has. */
const notYetCleared = /^src\/features\/booking\//;
/** Its classes are those of the mails' own sheet, of which a mail's client keeps what it likes. */
const ofMails = /^src\/mail\//;

/** The classes that the rules of the style sheets name, each with the first file that has it. */
function ruledClasses(sheets: ProjectFile[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, text } of sheets) {
    const selectors = text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/"[^"]*"|'[^']*'/g, '')
      // What is within braces and holds none is declarations.
      .replace(/\{[^{}]*\}/g, '{}');
    for (const [, name = ''] of selectors.matchAll(/\.([a-z][\w-]*)/gi))
      if (!found.has(name)) found.set(name, path);
  }
  return found;
}

/** The classes of rules that no code names, as a whole or by their beginning: `` `debit__${state}` ``. */
function rulesWithoutUsers(sheets: ProjectFile[], code: ProjectFile[]): string[] {
  const all = code.map(({ text }) => text).join('\n');
  const words = new Set(all.match(/[a-z_][\w-]*/gi));
  const beginnings = [...all.matchAll(/([a-z][\w-]+)\$\{/gi)].map(([, start = '']) => start);
  return [...ruledClasses(sheets)]
    .filter(([name]) => !words.has(name) && !beginnings.some((start) => name.startsWith(start)))
    .map(([name, path]) => `${path}: .${name}`);
}

/** The classes that an attribute of a component gives as a whole; compared strings and arguments are none. */
function classesIn(text: string): string[] {
  const attributes = text.matchAll(/\bclassName=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g);
  return [...attributes].flatMap(([, plain, expression = '']) => {
    const given = expression
      .replace(/[\w-]*\$\{[^}]*\}[\w-]*/g, ' ')
      .replace(/\{[^{}]*\}/g, '')
      .replace(/[=!]== '[^']*'/g, '');
    const strings =
      plain ?? [...given.matchAll(/'([^']*)'|`([^`]*)`/g)].flatMap((m) => m[1] ?? m[2]);
    return [strings]
      .flat()
      .join(' ')
      .split(/\s+/)
      .filter((name) => /^[a-z][\w-]*$/i.test(name));
  });
}

/** The classes of components that no rule has, and that nothing finds an element by either. */
function classesWithoutRule(
  components: ProjectFile[],
  sheets: ProjectFile[],
  seekers: ProjectFile[],
): string[] {
  const ruled = ruledClasses(sheets);
  const sought = new Set(
    seekers.flatMap(({ text }) => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map((match) => match[1])),
  );
  return components.flatMap(({ path, text }) =>
    classesIn(text)
      .filter((name) => !ruled.has(name) && !sought.has(name))
      .map((name) => `${path}: ${name}`),
  );
}

const sheets = projectFiles(/^src\/.*\.css$/);
const code = projectFiles(/^(?:src|public|vite)\/.*(?<!\.test)\.(?:tsx?|html|mjs)$/);
const tests = projectFiles(/^tests\/(?:e2e|pictures|harness|bench)\/.*\.(?:ts|mjs)$/);

test('every rule of a style sheet is of a class that some component has', () => {
  expect(sheets.length).toBeGreaterThan(100);
  expect(rulesWithoutUsers(sheets, code)).toEqual([]);
});

test('every class of a component has a rule, or is what an element is found by', () => {
  const components = code.filter(
    ({ path }) => path.endsWith('.tsx') && !ofMails.test(path) && !notYetCleared.test(path),
  );
  expect(components.length).toBeGreaterThan(300);
  expect(classesWithoutRule(components, sheets, [...code, ...tests])).toEqual([]);
});

test('a rule without a user and a class without a rule are found', () => {
  const sheet = { path: 'a.css', text: '.a { color: red } .dead:hover { gap: .5rem } .b--on {}' };
  const text = `<p className="a lost">{x}</p>; <p className={y ? \`b--\${z}\` : 'gone'} />`;
  expect(rulesWithoutUsers([sheet], [{ path: 'a.tsx', text }])).toEqual(['a.css: .dead']);
  expect(classesWithoutRule([{ path: 'a.tsx', text }], [sheet], [])).toEqual([
    'a.tsx: lost',
    'a.tsx: gone',
  ]);
  const seeker = { path: 'b.ts', text: "page.locator('.lost, .gone')" };
  expect(classesWithoutRule([{ path: 'a.tsx', text }], [sheet], [seeker])).toEqual([]);
});

test('what is compared, and what a call is given, is no class', () => {
  expect(classesIn("<p className={kind === 'big' ? 'x' : f({ variant: 'y' })} />")).toEqual(['x']);
});
