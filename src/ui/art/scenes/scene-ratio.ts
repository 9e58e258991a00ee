/** Width and height of a picture in tiles. */
export const sceneRatios = {
  '3x2': [12, 8],
  '16x9': [16, 9],
  '1x1': [8, 8],
  '4x5': [8, 10],
  '8x3': [16, 6],
  '5x2': [15, 6],
  '3x1': [12, 4],
} as const satisfies Record<string, readonly [number, number]>;

export type SceneRatio = keyof typeof sceneRatios;

export function isSceneRatio(value: string): value is SceneRatio {
  return Object.hasOwn(sceneRatios, value);
}

/** Intrinsic width and height in pixels, 100 for each tile. */
export function sceneSize(ratio: SceneRatio): { width: number; height: number } {
  const [across, down] = sceneRatios[ratio];
  return { width: across * 100, height: down * 100 };
}

/** Returns the intrinsic size of a drawing of this site that stands in a text, null of any other picture. */
export function drawingSize(address: string): { width: number; height: number } | null {
  const [, name = '', family] =
    /^\/art\/((figures|case|post)-[a-z0-9-]+)\.svg$/.exec(address) ?? [];
  if (!family) return null;
  if (family === 'figures') return sceneSize('3x1');
  const ending = name.slice(name.lastIndexOf('-') + 1);
  if (ending === 'wide') return sceneSize('8x3');
  return sceneSize(isSceneRatio(ending) ? ending : '3x2');
}
