import { expect, it } from 'vitest';
import { homeSeed } from './home-seed.server.ts';
import { areTakenDays, countTurns, turnsOf } from './working-days.ts';

const taken = {
  clientDays: homeSeed.clientDays.map(Number),
  stateDays: homeSeed.stateDays.map(Number),
};

it('thirty days are five of the client, fifteen of ours, nine of the State, and the opening', () => {
  const turns = turnsOf(taken);
  expect(turns).toHaveLength(30);
  expect(countTurns(turns)).toEqual({ client: 5, us: 15, state: 9, open: 1 });
  expect(turns[29]).toBe('open');
});

it('the first words of the steps agree with the days', () => {
  expect(homeSeed.stepsLead).toMatch(/thirty working days/);
  expect(homeSeed.stepsNeed).toMatch(/^Five /);
  expect(homeSeed.stepsNeedPt).toMatch(/^Cinco /);
  // The call and the plan are on days of the client, and the set-up ends where the opening begins.
  const days = [1, 2, 3, 4].map((step) => homeSeed[`step${step}Days` as 'step1Days']);
  const numbers = days.map((words) => words.match(/\d+/g)?.map(Number));
  expect(numbers).toEqual([[1], [6], [7, 25], [26, 30]]);
  expect(taken.clientDays).toEqual(expect.arrayContaining([1, 6]));
});

it.each([
  [[1, 5], [7], true],
  [[], [], true],
  [[1], [1], false],
  [[0], [], false],
  [[30], [], false],
  [[1.5], [], false],
  [[Number.NaN], [], false],
])('days of the client %j and of the State %j can be drawn: %s', (clientDays, stateDays, can) => {
  expect(areTakenDays({ clientDays, stateDays })).toBe(can);
});
