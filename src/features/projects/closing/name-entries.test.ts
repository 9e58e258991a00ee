import { expect, it } from 'vitest';
import { entryNamer } from './name-entries.ts';

it('keeps Portuguese names, and tells the same ones apart in any case', () => {
  const name = entryNamer('documentos');
  expect(
    ['Certidão de nascença.pdf', 'NIF.pdf', 'nif.pdf', 'nif (2).pdf', 'nif.pdf'].map(name),
  ).toEqual([
    'documentos/Certidão de nascença.pdf',
    'documentos/NIF.pdf',
    'documentos/nif (2).pdf',
    'documentos/nif (2) (2).pdf',
    'documentos/nif (3).pdf',
  ]);
});

it.each([
  ['../../etc/passwd', 'd/_.._etc_passwd'],
  ['a/b\\c:d.pdf', 'd/a_b_c_d.pdf'],
  ['con.txt', 'd/_con.txt'],
  ['', 'd/_'],
  ['\u202Efdp.exe', 'd/_fdp.exe'],
  [`${'é'.repeat(300)}.pdf`, `d/${'é'.repeat(120)}.pdf`],
])('makes a name of %j that every system stores', (given, expected) => {
  expect(entryNamer('d')(given)).toBe(expected);
});
