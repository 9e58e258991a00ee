import { expect, test } from 'vitest';
import { readArguments } from './arguments.mjs';

const known = ['stored', 'memory'];

test('without names all parts are run', () => {
  expect(readArguments([], known)).toEqual({ quick: false, write: false, names: known });
  expect(readArguments(['--write', '--quick'], known).names).toEqual(known);
});

test('named parts are run alone, and are not written', () => {
  expect(readArguments(['memory', '--quick'], known)).toMatchObject({
    quick: true,
    names: ['memory'],
  });
  expect(() => readArguments(['memory', '--write'], known)).toThrow(/whole run/);
});

test('what is unknown is named, with what there is', () => {
  expect(() => readArguments(['--fast', 'memroy'], known)).toThrow(
    /--fast memroy is unknown\..*stored, memory/,
  );
});
