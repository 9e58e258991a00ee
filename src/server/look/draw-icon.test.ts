import { describe, expect, it } from 'vitest';
import { drawIcon, initialsOf } from './draw-icon.server.ts';
import type { DrawnLogo } from './place-logo.ts';

const logo = (width: number, height: number, needsPlate = false): DrawnLogo => ({
  png: Buffer.from('png'),
  width,
  height,
  needsPlate,
});
const firm = { brand: 'Tavares & Filhos', code: '124a2f-b2451d' };

describe('the initials of a company', () => {
  it.each([
    ['Entrada', 'E'],
    ['Tavares & Filhos', 'TF'],
    ['sol de lisboa', 'SL'],
    ['  Água  ', 'Á'],
    ['4 Ventos', '4V'],
    ['& …', ''],
  ])('of %s are %s', (brand, initials) => {
    expect(initialsOf(brand)).toBe(initials);
  });
});

describe('the icon of a company', () => {
  it('is its logo, on a light ground where a platform cuts it or the logo needs one', () => {
    expect(drawIcon({ ...firm, logo: logo(100, 100) }, 'tile')).not.toContain('#fbfbf8');
    for (const icon of [
      drawIcon({ ...firm, logo: logo(100, 100) }, 'full'),
      drawIcon({ ...firm, logo: logo(100, 100, true) }, 'tile'),
    ]) {
      expect(icon).toContain('fill="#fbfbf8"');
      expect(icon).toContain('data:image/png;base64,');
    }
  });

  it('has its initials on its wall where there is no logo, or one too wide to be read', () => {
    for (const of of [null, logo(640, 120)]) {
      const icon = drawIcon({ ...firm, logo: of }, 'tile');
      expect(icon).toContain('fill="#124a2f"');
      expect(icon).not.toContain('<image');
      expect(icon).not.toContain('<text');
    }
  });

  it('is the mark of the site for a name in letters that cannot be drawn', () => {
    const icon = drawIcon({ brand: '入口', code: firm.code, logo: null }, 'tile');
    expect(icon.match(/<path/g)?.length).toBeGreaterThan(4);
  });
});
