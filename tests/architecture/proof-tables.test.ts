import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './project-files.ts';

type Row = { line: number; what: string; proof: string };

/** The second cell of a row with nothing to prove; every other row names its test. */
const withoutTest = /^nothing to prove(: .+)?$/;
const testFile = /^(src|tests)\/.+\.(test|spec)\.tsx?$/;

/** The rows of all tables, without their heads. */
function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = /^\| (.+) \| (.+) \|$/.exec(text);
    const [, what = '', proof = ''] = cells ?? [];
    if (!text.startsWith('|') || /^\|( ?-+ ?\|)+$/.test(text) || what === 'What is stated')
      return [];
    return [{ line: index + 1, what, proof }];
  });
}

/** What is wrong with the rows: no proof, no such file, or a test that the file does not name. */
function brokenRows(markdown: string, textOf: (path: string) => string | undefined): string[] {
  return rowsOf(markdown).flatMap(({ line, what, proof }) => {
    if (what === '' || proof === '') return [`${line}: not "| what | file › name |"`];
    if (withoutTest.test(proof)) return [];
    return proof.split('<br>').flatMap((one) => {
      const [path = '', name = ''] = one.split(' › ');
      if (!testFile.test(path) || name === '') return [`${line}: "${one}" names no test`];
      const text = textOf(path);
      if (text === undefined) return [`${line}: there is no ${path}`];
      return text.includes(name) ? [] : [`${line}: ${path} does not hold "${name}"`];
    });
  });
}

test.each([
  ['docs/specification-tests.md', 200],
  ['docs/others-troubles.md', 15],
])('every test that %s names is there', (path, fewest) => {
  const table = readProjectFile(path);
  const files = new Map(projectFiles(testFile).map((file) => [file.path, file.text]));
  expect(rowsOf(table).length).toBeGreaterThan(fewest);
  expect(brokenRows(table, (file) => files.get(file))).toEqual([]);
});

test.each([
  ['| A | src/a.test.ts › adds |', []],
  ['| A | src/a.test.ts › adds<br>src/a.test.ts › takes away |', []],
  ['| A | nothing to prove: left open |', []],
  ['| A | no test yet |', ['1: "no test yet" names no test']],
  ['| A | src/b.test.ts › adds |', ['1: there is no src/b.test.ts']],
  ['| A | src/a.test.ts › divides |', ['1: src/a.test.ts does not hold "divides"']],
  ['| A | src/a.test.ts › adds<br>src/a.test.ts › x |', ['1: src/a.test.ts does not hold "x"']],
  ['| A | src/a.test.ts |', ['1: "src/a.test.ts" names no test']],
  ['| A | src/a.ts › adds |', ['1: "src/a.ts › adds" names no test']],
  ['| A | |', ['1: not "| what | file › name |"']],
])('a row is judged: %s', (row, broken) => {
  const text = `test('adds', f);\ntest('takes away', f);`;
  expect(brokenRows(row, (path) => (path === 'src/a.test.ts' ? text : undefined))).toEqual(broken);
});

test('heads and rules of tables are no rows', () => {
  const table = 'Text\n\n| What is stated | Test |\n|---|---|\n| A | nothing to prove |\n';
  expect(rowsOf(table).map(({ what }) => what)).toEqual(['A']);
});
