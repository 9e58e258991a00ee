import { expect, test } from 'vitest';
import { readArguments } from './arguments.mjs';

const known = ['stored', 'memory'];

test('without names all parts are run', () => {
  expect(readArguments([], known)).toEqual({
    quick: false,
    write: false,
    runs: 5,
    routes: null,
    names: known,
  });
  expect(readArguments(['--write', '--quick'], known).names).toEqual(known);
});

test('named parts are run alone, and are not written', () => {
  expect(readArguments(['memory', '--quick'], known)).toMatchObject({
    quick: true,
    names: ['memory'],
  });
});

test('the runs of Lighthouse are one in a quick run, and otherwise five or as many as are given', () => {
  expect(readArguments(['--quick'], known).runs).toBe(1);
  expect(readArguments(['--runs=3', '--quick'], known)).toMatchObject({ runs: 3, quick: true });
  expect(() => readArguments(['--runs=0'], known)).toThrow('--runs=0 is unknown');
});

test('Lighthouse measures the routes that are given', () => {
  const { routes, names } = readArguments(['--routes=/,/pt/blog', 'memory'], known);
  expect({ routes, names }).toEqual({ routes: ['/', '/pt/blog'], names: ['memory'] });
  expect(() => readArguments(['--routes=blog'], known)).toThrow('--routes=blog is unknown');
});

test('what is unknown is named, with what there is', () => {
  expect(() => readArguments(['--fast', 'memroy'], known)).toThrow(
    /--fast memroy is unknown\..*stored, memory/,
  );
});
