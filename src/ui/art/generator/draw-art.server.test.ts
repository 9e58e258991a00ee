import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawArt } from './draw-art.server.ts';

const fixtures = new URL('./__fixtures__/', import.meta.url);

/** The first twelve hex digits of the SHA-256 of every picture that the design shows. */
const designed: [name: string, sha256: string][] = [
  ['avatar-beatriz-antunes', 'ec7600c1dceb'],
  ['avatar-ingrid-solheim', 'f42dffa084b0'],
  ['avatar-marcus-oyelaran', '8186e8fb7979'],
  ['avatar-noor-el-amin', 'e0a3ee75223a'],
  ['avatar-rita-falcao', '0755239ad749'],
  ['avatar-tiago-meireles', '6e718f851156'],
  ['book', '92a986c26029'],
  ['case-brightside', '84061f20fdc2'],
  ['case-halden-wide', '9e49d0e05665'],
  ['case-halden', '983a11daa8b1'],
  ['case-kestrel', '733edb19fd7c'],
  ['case-mare', '5479b28a4b88'],
  ['case-oliva', '361cf8bfca6e'],
  ['case-tinto', 'abe667a32f41'],
  ['cta', '88a114ebe390'],
  ['frieze', 'c49f6fd912d0'],
  ['hero', 'af282ef232b3'],
  ['logo', '37dd201aacd7'],
  ['news', '268f6552b129'],
  ['order-setup', '226715fb17e3'],
  ['post-bank-account', '27778be28eef'],
  ['post-gdpr-ten-people', 'a52fd2de81d4'],
  ['post-hiring-first', '6f386da48155'],
  ['post-iva-oss-wide', 'd1d31aa0477b'],
  ['post-iva-oss', 'e56f2dc0e91e'],
  ['post-lisbon-or-porto', 'bee9b2f68669'],
  ['post-three-numbers', '61a846f8a8df'],
  ['post-two-languages', '73512b81155d'],
  ['post-unipessoal-or-branch', 'eaf3ba1bcbae'],
  ['svc-ecommerce', '64857029c6cf'],
  ['svc-marketing', '3ed71107d173'],
  ['svc-strategy', '2d9d2b9f23ea'],
];

describe('a known picture', () => {
  it.each(readdirSync(fixtures))('%s is drawn byte for byte as designed', (file) => {
    expect(drawArt(file.replace(/\.svg$/, ''))).toBe(readFileSync(new URL(file, fixtures), 'utf8'));
  });

  it.each(designed)('%s keeps its bytes', (name, sha256) => {
    const digest = createHash('sha256').update(drawArt(name) ?? '');
    expect(digest.digest('hex').slice(0, 12)).toBe(sha256);
  });
});

describe('any other picture', () => {
  it('is the same each time and differs between names', () => {
    expect(drawArt('post-bees')).toBe(drawArt('post-bees'));
    expect(drawArt('post-bees')).not.toBe(drawArt('case-bees'));
  });

  it('has the ratio of its family', () => {
    expect(drawArt('post-bees')).toContain('viewBox="0 0 1200 800"');
    expect(drawArt('case-bees-wide')).toContain('viewBox="0 0 1600 600"');
    expect(drawArt('order-bees')).toContain('viewBox="0 0 1200 400"');
    expect(drawArt('avatar-bees')).toContain('viewBox="0 0 100 100"');
  });

  it('is a closed drawing without scripts, styles or addresses to load', () => {
    for (let number = 0; number < 200; number++) {
      for (const family of ['case', 'post', 'avatar', 'order']) {
        const svg = drawArt(`${family}-${number}${number % 2 ? '-wide' : ''}`) ?? '';
        expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox[^>]*>.*<\/svg>$/);
        expect(svg).not.toMatch(/<script|style=|href="[^#]|NaN|undefined|Infinity/);
        expect(svg.length).toBeLessThan(12_000);
      }
    }
  });

  it('may be named like a property of every object', () => {
    expect(drawArt('avatar-constructor')).toContain('<svg');
    expect(drawArt('case-constructor')).toContain('<svg');
  });
});

it.each([
  '',
  'case-',
  'post',
  'avatar-Rita',
  'case-a_b',
  'case-a/b',
  'case-../x',
  'case-ação',
  `post-${'a'.repeat(81)}`,
  'svc-other',
  'hero-wide',
  'constructor',
  'case-a\n',
])('draws nothing for %j', (name) => {
  expect(drawArt(name)).toBeNull();
});
