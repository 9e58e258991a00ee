import { expect, test } from 'vitest';
import { judge, judgeAll, targets } from './targets.mjs';

const atMost = { name: 'start', part: 'start', what: 'Start', unit: 'ms', most: 400 };
const atLeast = { name: 'share', part: 'stored', what: 'Share', unit: '%', least: 80 };

test('a target is met up to its limit and not beyond', () => {
  expect(judge(atMost, 400, undefined)).toEqual({
    what: 'Start',
    limit: '≤ 400 ms',
    measured: '400 ms',
    verdict: 'met',
  });
  expect(judge(atMost, 400.4, undefined).verdict).toBe('NOT met');
  expect(judge(atLeast, 80, undefined).verdict).toBe('met');
  expect(judge(atLeast, 79.999, undefined)).toMatchObject({
    limit: '≥ 80 %',
    measured: '79.999 %',
    verdict: 'NOT met',
  });
});

test('a limit of zero is a limit', () => {
  const shift = { ...atMost, unit: '', most: 0 };
  expect(judge(shift, 0, undefined)).toMatchObject({ limit: '≤ 0', verdict: 'met' });
  expect(judge(shift, 0.001, undefined)).toMatchObject({ measured: '0.001', verdict: 'NOT met' });
});

test('a target without a value says why', () => {
  const expected = { measured: '–', verdict: 'not measured: wrk is not installed' };
  expect(judge(atLeast, undefined, 'wrk is not installed')).toMatchObject(expected);
  expect(judge(atLeast, Number.NaN, 'wrk is not installed')).toMatchObject(expected);
});

test('every target is judged, measured or not', () => {
  const judged = judgeAll({ memory: 149 }, { start: 'start was not run' });
  expect(judged.map(({ what }) => what)).toEqual(targets.map(({ what }) => what));
  expect(judged.filter(({ verdict }) => verdict === 'met')).toHaveLength(1);
  expect(judged.find(({ what }) => what.startsWith('Start'))?.verdict).toContain('was not run');
});
