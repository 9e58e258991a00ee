import { expect, it } from 'vitest';
import { firstNameOf } from './first-name.ts';

it.each([
  ['Noor El-Amin', 'Noor'],
  ['  Inês\tda Silva ', 'Inês'],
  ['Anne-Marie', 'Anne-Marie'],
  ['D’Arcy Wretzky', 'D’Arcy'],
  ['李 小龙', null],
  ['Jo\u0061\u0303o Costa', 'Jo\u0061\u0303o'],
])('greets %j as %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

it.each([
  null,
  '',
  '   ',
  'J. Smith',
  'Dr. Noor',
  'J',
  'Wolfeschlegelsteinhausen',
  '1st Ltd',
  'a@b.example',
])('greets nobody by %j', (name) => {
  expect(firstNameOf(name)).toBeNull();
});
