import { expect, test } from 'vitest';
import { listedTests, notDaily, testListOf } from './daily-browser-tests.mjs';

function declared(line: number, ...titles: string[]) {
  return titles.map((title) => ({
    file: 'home.spec.ts',
    line,
    titles: title.split(' › '),
    isLong: false,
  }));
}

test('of the looks of one test one runs each day, and the same one whatever stands beside it', () => {
  const looks = declared(
    7,
    'at 390 px in en › is sent',
    'at 1440 px in en › is sent',
    'at 390 px in pt › is sent',
    'at 1440 px in pt › is sent',
  );
  const others = notDaily(looks);
  expect(others).toHaveLength(3);
  const moved = looks.map((one) => ({ ...one, line: 90 }));
  const titles = notDaily([...declared(3, '/ is alive', '/pt is alive'), ...moved])
    .filter(({ line }) => line === 90)
    .map((one) => one.titles);
  expect(titles).toEqual(others.map((one) => one.titles));
});

test.each([
  [['/ is alive', '/pt is alive']],
  [['/blog is alive', '/pt/blog is alive']],
  [['the page: en', 'the page: /pt']],
  [['is read in light', 'is read in dark']],
  [['in English', 'in Português']],
  [['en, from parsed, by replacing › is sent', 'pt, from alive, by moving › is sent']],
  [['fits, 320 px wide', 'fits, 1440 px wide']],
])('%j are looks of one test', (titles) => {
  expect(notDaily(declared(1, ...titles))).toHaveLength(1);
});

test.each([
  [['with scripts', 'without scripts']],
  [['answers null', 'answers an empty list']],
  [['/blog is alive', '/services is alive']],
  [['stand in 2 columns', 'stand in 3 columns']],
])('%j are different tests', (titles) => {
  expect(notDaily(declared(1, ...titles))).toEqual([]);
});

test('two tests of one title on two lines both run', () => {
  expect(notDaily([...declared(1, 'in en'), ...declared(2, 'in pt')])).toEqual([]);
});

test('what says that it waits for the long form does not run, and takes no look from others', () => {
  const [english, portuguese] = declared(1, 'in en', 'in pt');
  if (!english || !portuguese) throw new Error('Two tests are declared.');
  const waiting = { ...english, isLong: true };
  expect(notDaily([waiting, portuguese])).toEqual([waiting]);
});

test('over many tests each look has its share', () => {
  const titles = Array.from(
    { length: 60 },
    (_, index) => `says thing ${String.fromCharCode(65 + index)}`,
  );
  const others = titles.flatMap((title, line) =>
    notDaily(declared(line, `${title}, in en`, `${title}, in pt`)),
  );
  const english = others.filter(({ titles: [title] }) => title?.endsWith('en')).length;
  expect(english).toBeGreaterThan(15);
  expect(english).toBeLessThan(45);
});

test('reads Playwright’s list, and writes what Playwright reads', () => {
  const spec = (title: string, line: number) => ({ title, line, file: 'a/b.spec.ts', tests: [] });
  const tests = listedTests([
    {
      title: 'a/b.spec.ts',
      specs: [spec('alone', 3)],
      suites: [{ title: 'in en', specs: [{ ...spec('inside', 9), tags: ['long'] }] }],
    },
  ]);
  expect(tests).toEqual([
    { file: 'a/b.spec.ts', line: 3, titles: ['alone'], isLong: false },
    { file: 'a/b.spec.ts', line: 9, titles: ['in en', 'inside'], isLong: true },
  ]);
  expect(testListOf(tests)).toBe('a/b.spec.ts › alone\na/b.spec.ts › in en › inside\n');
});
