import { pigment } from '../generator/palettes.ts';

/** Colours of a figure by the letters of `figures`: glaze, deep outline, middle, pale, accent. */
export type FigureColours = { g: string; d: string; m: string; p: string; a: string };

export type ScenePalette = FigureColours & {
  /** Behind the figures. */
  field: string;
  /** Within the niche of the first figure. */
  niche: string;
  isDark?: true;
};

export type ScenePaletteName = 'cobalt' | 'night' | 'sky' | 'green' | 'ochre' | 'white';

const { deep, cobalt, sky, mist, glaze, terra, ochre, leaf } = pigment;
const blue = { g: glaze, d: deep, m: cobalt, p: mist, a: ochre };

export const scenePalettes: Record<ScenePaletteName, ScenePalette> = {
  cobalt: { ...blue, field: mist, niche: glaze },
  night: {
    g: deep,
    d: glaze,
    m: sky,
    p: cobalt,
    a: ochre,
    field: deep,
    niche: cobalt,
    isDark: true,
  },
  sky: { ...blue, a: terra, field: sky, niche: mist },
  green: {
    g: '#f4f7f1',
    d: '#17503f',
    m: '#3f8a70',
    p: leaf,
    a: ochre,
    field: leaf,
    niche: '#e3efe7',
  },
  ochre: { ...blue, g: '#fdf8ea', a: terra, field: '#f3cf86', niche: '#fbeecd' },
  white: { ...blue, g: '#ffffff', field: glaze, niche: mist },
};

/** In the order in which a slug picks them. */
export const scenePaletteNames = [
  'cobalt',
  'night',
  'sky',
  'green',
  'ochre',
  'white',
] as const satisfies readonly ScenePaletteName[];

/** The one mended tile of a frame. */
export const clayBorder: FigureColours = {
  g: '#f7d9c8',
  d: terra,
  m: '#dd7a55',
  p: '#f2b696',
  a: '#7d2c12',
};

/** The one tile of clay among single figures. */
export const clayFigure: FigureColours = {
  g: terra,
  d: '#fff1e8',
  m: '#f2b696',
  p: '#f2b696',
  a: '#ffd9a0',
};
