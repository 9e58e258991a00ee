import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sceneRatios } from '../scenes/scene-ratio.ts';
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
  ['case-brightside', 'f86e36e31aaa'],
  ['case-halden-8x3', '9086d8568d30'],
  ['case-halden', 'fbf7fcc60278'],
  ['case-kestrel', '2363e1c754df'],
  ['case-mare', '86dce98a0120'],
  ['case-oliva', 'a04284106c85'],
  ['case-tinto', '50b70202ee27'],
  ['frieze', 'c49f6fd912d0'],
  ['hero', 'bb7ac21338c5'],
  ['logo', '67b79e2a2c60'],
  ['news', '268f6552b129'],
  ['post-bank-account', '65fcf873b737'],
  ['post-gdpr-ten-people', '6321f29614ef'],
  ['post-hiring-first', '13165a1b7ccb'],
  ['post-iva-oss-8x3', 'a49300a091db'],
  ['post-iva-oss', 'c7d651c146dc'],
  ['post-lisbon-or-porto', '5f66cbf2ef09'],
  ['post-three-numbers', '556205e127e7'],
  ['post-two-languages', '195cedcff5a5'],
  ['post-unipessoal-or-branch', '15ef28a53176'],
  ['svc-ecommerce', 'f9c381116f30'],
  ['svc-marketing', 'd8985b82197c'],
  ['svc-strategy', '5736d339dfca'],
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
    expect(drawArt('case-bees-8x3')).toContain('viewBox="0 0 1600 600"');
    expect(drawArt('avatar-bees')).toContain('viewBox="0 0 100 100"');
  });

  it('is a closed drawing without scripts, styles or addresses to load', () => {
    for (let number = 0; number < 200; number++) {
      for (const family of ['case', 'post', 'avatar']) {
        const svg = drawArt(`${family}-${number}${number % 2 ? '-8x3' : ''}`) ?? '';
        expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox[^>]*>.*<\/svg>$/);
        expect(svg).not.toMatch(/<script|style=|href="[^#]|NaN|undefined|Infinity/);
        expect(svg.length).toBeLessThan(14_000);
      }
    }
  });

  it('is composed for each ratio, also when its name ends like one', () => {
    for (const [ratio, [across, down]] of Object.entries(sceneRatios)) {
      const viewBox = `viewBox="0 0 ${across * 100} ${down * 100}"`;
      expect(drawArt(`case-mare-${ratio}`)).toContain(viewBox);
      expect(drawArt(`post-bees-${ratio}`)).toContain(viewBox);
    }
    expect(drawArt('case-mare-wide')).toBe(drawArt('case-mare-8x3'));
    expect(drawArt('post-2x2')).toContain('viewBox="0 0 1200 800"');
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
