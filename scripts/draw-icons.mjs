// Draws the icons of `public` from its favicon.svg, by Chromium: npm run icons, after the logo changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './project.mjs';
import { findChromium } from './testing/programs.mjs';

const folder = join(root, 'public');
const logo = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const [tile = '', ...door] = logo.match(/<path[^>]*>/g) ?? [];
const blue = /fill="(#[0-9a-f]{6})"/.exec(tile)?.[1];

/** What stands under the door, from its step to below the picture, by colour. */
const feet = { '#fbf6ec': 'M4.4 30h23.2v22H4.4z' };

/** @param {string} part */
function withFoot(part) {
  const foot = Object.entries(feet).find(([colour]) => part.includes(colour));
  return foot ? `${part}<path fill="${foot[0]}" d="${foot[1]}"/>` : part;
}

/**
 * The logo without round corners and filling its square, for platforms that cut icons to a shape of
 * their own. The door keeps within the circle of 40 % that no platform cuts, but for its foot.
 * @param {number} scale
 */
function fullBleed(scale) {
  const move = 16 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${blue}" d="M0 0h32v32H0z"/><g transform="translate(${move} ${move}) scale(${scale})">${door.map(withFoot).join('')}</g></svg>`;
}

/** @type {{ name: string, size: number, svg: string }[]} */
const pictures = [
  { name: 'icon-192.png', size: 192, svg: logo },
  { name: 'icon-512.png', size: 512, svg: logo },
  { name: 'icon-maskable-192.png', size: 192, svg: fullBleed(0.8) },
  { name: 'icon-maskable-512.png', size: 512, svg: fullBleed(0.8) },
  { name: 'apple-touch-icon.png', size: 180, svg: fullBleed(0.92) },
];
const icoSizes = [16, 32, 48];

/**
 * The ICO file of some PNG pictures: a header, an entry of 16 bytes for each, then the pictures.
 * @param {{ size: number, png: Buffer }[]} images
 */
function formatIco(images) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

const executablePath = findChromium();
if (executablePath === null) throw new Error('No Chromium found: set CHROME_PATH.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();

/**
 * @param {string} svg
 * @param {number} size
 */
async function draw(svg, size) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  return page.screenshot({ omitBackground: true });
}

for (const { name, size, svg } of pictures)
  writeFileSync(join(folder, name), await draw(svg, size));
const images = [];
for (const size of icoSizes) images.push({ size, png: await draw(logo, size) });
writeFileSync(join(folder, 'favicon.ico'), formatIco(images));
await browser.close();
