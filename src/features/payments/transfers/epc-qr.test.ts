import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { drawTransfer, epcText, type QrDrawing, type Transfer } from './epc-qr.server.ts';

const transfer: Transfer = {
  holder: 'Associação Ação & Filhos, Unipessoal Lda',
  iban: 'PT50000201231234567890154',
  bic: 'CGDIPTPL',
  amountCents: 145_050,
  reference: 'E-7K2M9Q',
};

/** Paints a drawing as a camera sees it, four dots a module. */
function paint({ size, path }: QrDrawing) {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let dot = Number(x) * scale; dot < (Number(x) + Number(length)) * scale; dot += 1)
        data.fill(0, (row * width + dot) * 4, (row * width + dot) * 4 + 3);
  return { width, height: width, data };
}

it('is read from its drawing as what it says', () => {
  expect(decodeQR(paint(drawTransfer(transfer)))).toBe(epcText(transfer));
  expect(epcText(transfer).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'CGDIPTPL',
    'Associação Ação & Filhos, Unipessoal Lda',
    'PT50000201231234567890154',
    'EUR1450.50',
    '',
    '',
    'E-7K2M9Q',
  ]);
});

it('stays within what the guidelines allow, whatever the owner types', () => {
  const long = {
    ...transfer,
    bic: '',
    holder: `Ação\n${'ç'.repeat(200)}`,
    amountCents: 99_999_999,
  };
  const text = epcText(long);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(331);
  expect(text.split('\n')).toHaveLength(11);
  expect(text).toContain('\nEUR999999.99\n');
  const { size } = drawTransfer(long);
  // Version 13 of the code at most, with its edge.
  expect(size).toBeLessThanOrEqual(69 + 8);
});
