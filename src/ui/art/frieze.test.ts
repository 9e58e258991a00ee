import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawArt } from './generator/draw-art.server.ts';

it("the footer's tiles are what the generator draws", () => {
  const file = readFileSync(new URL('./frieze.svg', import.meta.url), 'utf8');
  expect(file.trim()).toBe(drawArt('frieze')?.trim());
});
