import { describe, expect, it } from 'vitest';
import { drawShareCard } from './draw-share-card.server.ts';
import { breakLines, canDraw, widthOf } from './lay-out-text.server.ts';

const card = { brand: 'Entrada', kind: 'Artigo', title: 'Três números', art: 'post-three-numbers' };

describe('the picture of a shared link', () => {
  it('is the same for the same words, in outlines alone', () => {
    const svg = drawShareCard(card);
    expect(svg).toBe(drawShareCard(card));
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
    expect(svg).not.toContain('<text');
    expect(drawShareCard({ ...card, title: 'Quatro números' })).not.toBe(svg);
  });

  it('shortens a title that is too long for it', () => {
    const word = 'consentimento ';
    const long = drawShareCard({ ...card, title: word.repeat(40) });
    expect(long).not.toBeNull();
    expect(long).toBe(drawShareCard({ ...card, title: word.repeat(41) }));
  });

  it('is none for a script that cannot be drawn, or a word without an end', () => {
    expect(drawShareCard({ ...card, title: '三つの数字' })).toBeNull();
    expect(drawShareCard({ ...card, title: 'x'.repeat(200) })).toBeNull();
  });
});

describe('a line', () => {
  it('has every letter of both languages, and the accents of others by their letter', () => {
    expect(canDraw('ÁÂÃÀÇÉÊÍÓÔÕÚáâãàçéêíóôõú — «“‘–…’”» 1.234,50 € & 100 %?!')).toBe(true);
    expect(canDraw('Škoda Łódź'.slice(0, 5))).toBe(true);
  });

  it('is broken where it is full, and its words keep their order', () => {
    const title = 'A sua entrada para os negócios em Portugal';
    const lines = breakLines(title, 500, 92) ?? [];
    expect(lines.join(' ')).toBe(title);
    for (const line of lines) expect(widthOf(line, 92)).toBeLessThanOrEqual(500);
  });
});
