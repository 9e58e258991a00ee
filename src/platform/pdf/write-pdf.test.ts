import { expect, it } from 'vitest';
import { isWritable, writePdf } from './write-pdf.server.ts';

const page = {
  lang: 'pt-PT',
  title: 'Comprovativo de pagamento',
  above: ['Entrada'],
  rows: [
    { label: 'Total', lines: ['1450,00 €'], isStrong: true },
    { label: 'Nothing', lines: [] },
  ],
  below: ['Não é uma fatura.'],
};

it('writes a page whose table of objects names where each begins', () => {
  const file = writePdf(page).toString('latin1');
  const [, start = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(file) ?? [];
  expect(file.slice(Number(start)).startsWith('xref\n')).toBe(true);
  const starts = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
  expect(starts).toHaveLength(7);
  for (const [at, from] of starts.entries())
    expect(file.slice(from).startsWith(`${at + 1} 0 obj\n`)).toBe(true);
  const [, length = ''] = /\/Length (\d+) >>\nstream\n/.exec(file) ?? [];
  const [, content = ''] = /stream\n([\s\S]*)\nendstream/.exec(file) ?? [];
  expect(content).toHaveLength(Number(length));
});

it('writes the letters of Portuguese and the euro, and leaves out rows without a value', () => {
  const file = writePdf(page).toString('latin1');
  const hexOf = (bytes: number[]) => `<${Buffer.from(bytes).toString('hex')}>`;
  expect(file).toContain(hexOf([...'1450,00 '].map((one) => one.charCodeAt(0)).concat(0x80)));
  expect(file).toContain(hexOf([...'Não é uma fatura.'].map((one) => one.charCodeAt(0))));
  expect(file).not.toContain(Buffer.from('Nothing').toString('hex'));
});

it('says which texts it can write, if need be without their marks', () => {
  for (const text of ['Łukasz Żółć', 'João?', '“x” – …']) expect(isWritable(text)).toBe(true);
  for (const text of ['Иван', '王伟']) expect(isWritable(text)).toBe(false);
});
