import { expect, it } from 'vitest';
import { slugOf } from './slug-of.ts';

it.for([
  ['Abrir empresa em janeiro', 'abrir-empresa-em-janeiro'],
  ['  Três sócios: o pacto (e o banco)! ', 'tres-socios-o-pacto-e-o-banco'],
  ['opening-a-company', 'opening-a-company'],
  ['— …', ''],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Œuvre', 'oeuvre'],
  ['Søren Ærø', 'soren-aero'],
  ['Москва', 'moskva'],
  ['Αθήνα', 'athina'],
  ['東京', '6771-4eac'],
  ['東京 2026', '2026'],
  ['İstanbul’da ı', 'istanbul-da-i'],
  ['ﬁnança', 'financa'],
] as const)('writes %s as %s', ([text, slug]) => {
  expect(slugOf(text)).toBe(slug);
});
