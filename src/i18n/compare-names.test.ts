import { expect, it } from 'vitest';
import { compareNames } from './compare-names.ts';

it.each(['en', 'pt'] as const)('names are in the order of a reader: %s', (language) => {
  const names = [
    'Zoë',
    'Ávila',
    'ana',
    'Łódź',
    'Nuno',
    'Ñandú',
    'Lisboa',
    'Ana',
    'água',
    'Passo 10',
  ];
  expect([...names, 'Passo 2', 'Órfão', 'Oslo'].sort(compareNames(language))).toEqual([
    'água',
    'ana',
    'Ana',
    'Ávila',
    'Lisboa',
    'Łódź',
    'Ñandú',
    'Nuno',
    'Órfão',
    'Oslo',
    'Passo 2',
    'Passo 10',
    'Zoë',
  ]);
});
