import { expect, test } from 'vitest';
import { type ProjectFile, projectFiles } from './project-files.ts';

const mostLines = 3;
/** A docstring may take a line more: it also says shapes, units and errors. Its tags do not count. */
const mostDocLines = 4;

/** Words that tell what the code was or will be; in a comment they have no other sense. */
const history = new RegExp(
  `\\b(${[
    'previously',
    'formerly',
    'originally',
    'used to be',
    'back then',
    'legacy',
    'for backwards? compatibility',
    'refactor(ed|ing)',
    '(was|were|been|is now) (renamed|rewritten)',
    '(old|older|earlier|former) (code|implementation|name|way)',
    'no longer (needed|used|supported)',
    'TODO',
    'FIXME',
  ].join('|')})\\b`,
  'i',
);

type Comment = { line: number; lines: string[]; isDoc: boolean };

/** Comments that stand on lines of their own; runs of `//` count as one. */
function commentsOf(text: string): Comment[] {
  const found: Comment[] = [];
  let isInBlock = false;
  for (const [index, source] of text.split('\n').entries()) {
    const [, opening, content = ''] = /^\s*(\/\*\*?|\*\/|\*|\/\/)(.*)$/.exec(source) ?? [];
    const last = found.at(-1);
    if (opening?.startsWith('/*')) {
      found.push({ line: index + 1, lines: [content], isDoc: true });
      isInBlock = true;
    } else if (opening?.startsWith('*') && isInBlock) {
      last?.lines.push(opening === '*' ? content : '');
    } else if (opening === '//') {
      const continues = last && !last.isDoc && last.line + last.lines.length === index + 1;
      if (continues) last.lines.push(content);
      else found.push({ line: index + 1, lines: [content], isDoc: false });
    }
    if (isInBlock && source.includes('*/')) isInBlock = false;
  }
  return found;
}

/** The lines of prose: without tags, types, ends and empty lines. */
function prose({ lines, isDoc }: Comment): string[] {
  if (!isDoc) return lines.map((line) => line.trim());
  return lines
    .map((line) => line.replace(/\*\/.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('@'));
}

function faults(files: ProjectFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    commentsOf(text).flatMap((comment) => {
      const lines = prose(comment);
      const at = `${path}:${comment.line}`;
      const word = history.exec(lines.join(' '))?.[0];
      return [
        ...(lines.length > (comment.isDoc ? mostDocLines : mostLines)
          ? [`${at}: ${lines.length} lines`]
          : []),
        ...(word ? [`${at}: "${word}" tells history`] : []),
      ];
    }),
  );
}

test('comments are short and give standing reasons', () => {
  const files = projectFiles(/^(src|tests|scripts|vite)\/.*\.(tsx?|mjs)$|^[a-z]+\.config\.ts$/);
  expect(files.reduce((sum, { text }) => sum + commentsOf(text).length, 0)).toBeGreaterThan(500);
  expect(faults(files)).toEqual([]);
});

function faultsOf(text: string): string[] {
  return faults([{ path: 'src/a.ts', text }]);
}

test('a fourth line is found after three, and a fifth in a docstring', () => {
  const run = (count: number) => '// A reason.\n'.repeat(count);
  const doc = (count: number) => `/**\n${' * A shape.\n'.repeat(count)} */`;
  expect(faultsOf(run(3))).toEqual([]);
  expect(faultsOf(`const a = 1;\n${run(4)}`)).toEqual(['src/a.ts:2: 4 lines']);
  expect(faultsOf(doc(4))).toEqual([]);
  expect(faultsOf(doc(5))).toEqual(['src/a.ts:1: 5 lines']);
});

test('tags do not fill a docstring, and two runs are not one', () => {
  const tags = ' * @param {string} a\n'.repeat(4);
  expect(faultsOf(`/**\n${' * A shape.\n'.repeat(4)}${tags} */`)).toEqual([]);
  expect(faultsOf(`// a\n// b\nconst a = 1;\n// c\n// d`)).toEqual([]);
});

test.each([
  '// Previously a list.',
  '/** The old implementation kept them. */',
  '/**\n * A slot. It was renamed\n * in spring.\n */',
  '  // TODO: measure it',
  '// no longer\n// used',
])('a comment that tells history is found: %s', (text) => {
  expect(faultsOf(text)).toHaveLength(1);
});

test.each([
  '// A booking that can no longer be changed.',
  '/** Used to sign the body; answers as of now. */',
  `const url = 'https://legacy.example';`,
  '/** An older page, shown until the new one has been rendered. */',
])('a comment with a standing reason is accepted: %s', (text) => {
  expect(faultsOf(text)).toEqual([]);
});
