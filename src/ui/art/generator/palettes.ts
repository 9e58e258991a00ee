export const pigment = {
  ink: '#0f1c48',
  deep: '#17318a',
  cobalt: '#2c53c4',
  sky: '#86a8ec',
  mist: '#cfdcf6',
  glaze: '#f7f8f5',
  stone: '#e7e1d6',
  sand: '#cfc4b2',
  terra: '#c8552f',
  ochre: '#eab24a',
  green: '#1f6a54',
  leaf: '#a9cfbd',
} as const;

export type Pigments = {
  /** The background of a tile. */
  glaze: string;
  deep: string;
  middle: string;
  pale: string;
  accent: string;
  stone: string;
};

export type PaletteName = 'cobalt' | 'night' | 'ochre' | 'sky' | 'green' | 'roof';

const { deep, cobalt, sky, mist, glaze, stone, terra, ochre, green, leaf } = pigment;

export const palettes: Record<PaletteName, Pigments> = {
  cobalt: { glaze, deep, middle: cobalt, pale: mist, accent: ochre, stone },
  night: { glaze: deep, deep: glaze, middle: sky, pale: cobalt, accent: ochre, stone },
  ochre: { glaze: '#fbf3df', deep, middle: cobalt, pale: ochre, accent: terra, stone },
  sky: { glaze: mist, deep, middle: cobalt, pale: glaze, accent: terra, stone: glaze },
  green: { glaze: '#f1f5ee', deep: '#17503f', middle: green, pale: leaf, accent: ochre, stone },
  roof: {
    glaze: '#f8efe6',
    deep: terra,
    middle: '#e2906c',
    pale: '#f0cdb6',
    accent: deep,
    stone,
  },
};

/** Palettes that a slug may select for a picture; `roof` must be requested. */
export const randomPalettes = ['cobalt', 'night', 'ochre', 'sky', 'green'] as const;
export const avatarPalettes = [...randomPalettes, 'roof'] as const;

/** Colours of the repaired tile: terracotta. */
export const clay: Pigments = {
  glaze: terra,
  deep: '#fbe9dd',
  middle: '#f2b696',
  pale: '#dd7a55',
  accent: '#7d2c12',
  stone,
};
