import { glaze, grout } from './glaze.ts';
import { type ModernKind, modernField, modernKinds } from './modern-tiles.ts';
import { type MotifName, motif, pattern } from './motifs.ts';
import { arch, door } from './openings.ts';
import { clay, type Pigments, palettes, pigment } from './palettes.ts';
import { tenth } from './rounding.ts';
import { hash, pick, type Random, randomFrom } from './seed.ts';

export type Layout = 'porta' | 'janelas' | 'medalhao' | 'moderno' | 'escada' | 'friso';

/** In the order in which a seed picks them. */
export const layoutNames = [
  'porta',
  'janelas',
  'medalhao',
  'moderno',
  'escada',
  'friso',
] as const satisfies readonly Layout[];

export type Canvas = {
  slug: string;
  random: Random;
  colour: Pigments;
  motifName: MotifName;
  kind: ModernKind | undefined;
  width: number;
  height: number;
  /** The side of one heritage tile. */
  tile: number;
  /** The motif `#a` and its pattern `#ap`, drawn from the seed before the layout. */
  motifs: string;
};

const isNight = (colour: Pigments) => colour === palettes.night;
const jointColour = (colour: Pigments) => (isNight(colour) ? pigment.ink : '#5f6f95');

function repaired({ slug, motifName }: Canvas): string {
  return motif('m', motifName, randomFrom(hash(slug)), clay);
}

/** Draws the motif again, for layouts that take random numbers before it. */
function redrawn({ motifName, random, colour, tile }: Canvas): string {
  return motif('a', motifName, random, colour) + pattern('a', tile);
}

function wall(canvas: Canvas): string {
  const { width, height } = canvas;
  return `<defs>${canvas.motifs}${repaired(canvas)}</defs><path d="M0 0H${width}V${height}H0z" fill="url(#ap)"/>`;
}

/** A wall and one door. */
function porta(canvas: Canvas): string {
  const { random, colour, width, height, tile } = canvas;
  const x = tenth(tile * Math.floor(2 + random() * 4));
  const doorWidth = tenth(tile * 2.5);
  const shine = glaze(random, width, height, tile, {
    covers: (at) => at > x - 200 && at < x + 460,
    repairedMotif: 'm',
  });
  const joints = grout(width, height, tile, jointColour(colour), 0.35);
  const sunAt = 0.2 + random() * 0.6;
  // Of white glaze, keystone and imposts would look like gaps before the white tiles.
  const colours = { stone: colour.stone, keystone: pigment.sand };
  const opening = door(x, tenth(height * 0.21), doorWidth, tenth(height * 0.79), colours, sunAt);
  return wall(canvas) + shine + joints + opening;
}

/** Windows, one of them lit. */
function janelas(canvas: Canvas): string {
  const { random, colour, width, height, tile } = canvas;
  const columns = Math.round(width / 400);
  const rows = Math.round(height / 400);
  const lit = Math.floor(random() * columns * rows);
  let windows = '';
  for (let place = 0; place < columns * rows; place++) {
    const x = tenth((((place % columns) + 0.5) * width) / columns - 100);
    const y = tenth(((Math.floor(place / columns) + 0.5) * height) / rows - 121);
    windows += oneWindow(x, y, colour, place === lit);
  }
  const shine = glaze(random, width, height, tile, { repairedMotif: 'm' });
  return wall(canvas) + shine + grout(width, height, tile, jointColour(colour), 0.35) + windows;
}

function oneWindow(x: number, y: number, colour: Pigments, isLit: boolean): string {
  const unlit = isNight(colour) ? pigment.ink : colour.deep;
  const sun = isLit
    ? `<circle cx="${x + 100}" cy="${y + 242}" r="64" fill="${pigment.terra}" clip-path="url(#lw)"/><clipPath id="lw"><path d="${arch(x, y, 200, 242)}"/></clipPath>`
    : '';
  return `<path d="${arch(x - 22, y - 22, 244, 264)}" fill="${colour.stone}"/><path d="${arch(x, y, 200, 242)}" fill="${isLit ? pigment.ochre : unlit}"/><path d="M${x + 100} ${y}V${y + 242}M${x} ${y + 120}H${x + 200}" stroke="${colour.stone}" stroke-width="9"/>${sun}<path d="M${x - 40} ${y + 242}h280v22h-280z" fill="${colour.stone}"/>`;
}

/** One large tile in the middle of a wall. */
function medalhao(canvas: Canvas): string {
  const { random, colour, width, height, tile } = canvas;
  const large = pick(random, ['estrela', 'quadrifolio', 'laco', 'folha']);
  const motifs = redrawn(canvas) + motif('b', large, random, colour) + repaired(canvas);
  const shine = glaze(random, width, height, tile, {
    covers: (at) => at > width / 2 - 440 && at < width / 2 + 310,
    repairedMotif: 'm',
  });
  const joint = jointColour(colour);
  return `<defs>${motifs}</defs><path d="M0 0H${width}V${height}H0z" fill="url(#ap)"/>${shine}${grout(width, height, tile, joint, 0.3)}<g transform="translate(${width / 2} ${height / 2})"><path d="M-300-300H300V300H-300z" fill="${colour.middle}"/><g transform="scale(5.6)"><use href="#b"/></g><path d="M-280 0H280M0-280V280M-140-280V280M140-280V280M-280-140H280M-280 140H280" stroke="${joint}" stroke-width="1.2" opacity=".4"/></g>`;
}

function kindOf({ kind, random }: Canvas): ModernKind {
  return kind ?? pick(random, modernKinds);
}

function modernPart(canvas: Canvas, kind: ModernKind, height: number): string {
  const { random, colour, width } = canvas;
  const field = modernField(random, colour, width, height, 200, kind);
  const shine = glaze(random, width, height, 200);
  return field + shine + grout(width, height, 200, jointColour(colour), 0.4);
}

/** A field of modern tiles. */
function moderno(canvas: Canvas): string {
  return modernPart(canvas, kindOf(canvas), canvas.height);
}

/** Steps going up, and a sun. */
function escada(canvas: Canvas): string {
  const { random, colour, width, height } = canvas;
  const isFlipped = random() > 0.5;
  const motifs = redrawn(canvas);
  const step = width / 6;
  let outline = `M0 ${height}`;
  let treads = '';
  for (let place = 0; place < 6; place++) {
    const level = height - 100 - place * 100;
    outline += `V${level}H${tenth((place + 1) * step)}`;
    treads += `M${tenth(place * step)} ${level}h${tenth(step)}v14h-${tenth(step)}z`;
  }
  const flip = isFlipped ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  const sky = isNight(colour) ? pigment.ink : colour.pale;
  return `<defs>${motifs}</defs><g${flip}><path d="M0 0H${width}V${height}H0z" fill="${sky}"/><circle cx="300" cy="330" r="150" fill="${colour.accent}"/><path d="${outline}V${height}z" fill="url(#ap)"/><path d="${treads}" fill="${colour.stone}"/></g>`;
}

/** A modern field over a heritage frieze, one ruled line between. */
function friso(canvas: Canvas): string {
  const { colour, width, height } = canvas;
  const kind = kindOf(canvas);
  const motifs = redrawn(canvas);
  const field = modernPart(canvas, kind, height - 200);
  return `<defs>${motifs}</defs>${field}<path d="M0 ${height - 200}H${width}V${height}H0z" fill="url(#ap)"/><path d="M0 ${height - 200}H${width}M0 ${height - 4}H${width}" stroke="${colour.deep}" stroke-width="12"/>`;
}

export const layouts: Record<Layout, (canvas: Canvas) => string> = {
  porta,
  janelas,
  medalhao,
  moderno,
  escada,
  friso,
};
