import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { looksOf } from './looks.ts';

test('without arguments everything is pictured in every look', () => {
  const choice = readArguments([]);
  expect(choice.only).toEqual([]);
  expect(looksOf(choice)).toHaveLength(16);
});

test('routes, languages, themes and widths can be chosen', () => {
  const choice = readArguments(['--only=/services,booked', '--themes=dark', '--widths=390,320']);
  expect(choice.only).toEqual(['/services', 'booked']);
  expect(looksOf(choice)).toHaveLength(4);
});

test('what is unknown is named', () => {
  expect(() => readArguments(['--widths=400'])).toThrow('--widths does not know 400');
  expect(() => readArguments(['--language=pt'])).toThrow('--language=pt is unknown');
});
