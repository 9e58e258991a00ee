import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawArt } from '../generator/draw-art.server.ts';
import { figureNames } from '../scenes/figures.ts';
import { scenePaletteNames } from '../scenes/scene-palettes.ts';
import { drawFace } from './draw-face.ts';
import { faceAddress, faceName, faceVersion } from './face.ts';
import { figureOfTrade } from './face-trades.ts';

const drawings = figureNames.flatMap((figure) =>
  scenePaletteNames.map((colour) => ({ figure, colour, svg: drawFace(figure, colour) })),
);

describe('a face', () => {
  it('is small, and a closed drawing without scripts or addresses to load', () => {
    for (const { svg } of drawings) {
      expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 160 200"[^>]*>.*<\/svg>$/);
      expect(svg).not.toMatch(/<script|style=|href|NaN|undefined/);
      expect(svg.length).toBeLessThan(3000);
    }
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length);
  });

  // Browsers keep it for a year: a drawing that changes needs another version, and this digest with it.
  it('is drawn the same as long as its version is', () => {
    const digest = createHash('sha256').update(drawings.map(({ svg }) => svg).join('\n'));
    expect([faceVersion, digest.digest('hex').slice(0, 12)]).toEqual([1, 'a4e237be358d']);
  });

  it('has an address that says nothing of the person, and is drawn from it', () => {
    for (const name of ['Ingrid Solheim', '山田太郎', 'نور', '', '…', 'x'.repeat(5000)]) {
      const address = faceAddress(name);
      expect(address).toMatch(/^\/art\/face-1-[a-z]+-[a-z]+\.svg$/);
      expect(drawArt(address.slice('/art/'.length, -'.svg'.length))).toContain('<svg');
      expect(faceAddress(` ${name.toUpperCase()} `)).toBe(address);
    }
    expect(faceAddress('Ingrid', 'armchair')).toContain('-armchair-');
  });

  it('differs between most people of whom only the name is known', () => {
    const names = Array.from({ length: 40 }, (_, index) => `Person ${index}`);
    expect(new Set(names.map((name) => faceAddress(name))).size).toBeGreaterThan(25);
  });

  it('is drawn for the versions that there were, of what there is', () => {
    expect(drawArt(faceName('chair', 'sky'))).toBe(drawFace('chair', 'sky'));
    for (const name of ['face-0-chair-sky', `face-${faceVersion + 1}-chair-sky`, 'face-1-cat-sky'])
      expect(drawArt(name)).toBeNull();
    expect(drawArt('face-1-chair-pink')).toBeNull();
    expect(drawArt('face-1-constructor-sky')).toBeNull();
  });
});

describe('a trade', () => {
  it.each([
    ['Owner, Norte Têxtil', 'spool'],
    ['Direito das sociedades e fiscalidade', 'contract'],
    ['Online shops and payments', 'coin'],
    ['Lojas online', 'parcel'],
    ['Clínica Sorriso', 'tooth'],
    ['Padaria do Bairro', 'bread'],
    ['Casa de hóspedes', null],
    ['Managing Director', null],
    ['', null],
  ] as const)('%j is stood for by %s', (words, figure) => {
    expect(figureOfTrade(words)).toBe(figure);
  });

  it('is the first of the lines that names one', () => {
    expect(figureOfTrade(null, 'Director', 'Vinhos do Douro', 'Tax adviser')).toBe('bottle');
  });
});
