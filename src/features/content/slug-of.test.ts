import { expect, it } from 'vitest';
import { slugOf } from './slug-of.ts';

it.for([
  ['Abrir empresa em janeiro', 'abrir-empresa-em-janeiro'],
  ['  Três sócios: o pacto (e o banco)! ', 'tres-socios-o-pacto-e-o-banco'],
  ['opening-a-company', 'opening-a-company'],
  ['— …', ''],
] as const)('writes %s as %s', ([text, slug]) => {
  expect(slugOf(text)).toBe(slug);
});
