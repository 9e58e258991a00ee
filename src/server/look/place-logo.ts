/** A logo that is drawn into something: its PNG, and its size in pixels. */
export type DrawnLogo = { png: Buffer; width: number; height: number; needsPlate: boolean };

/** The light ground of a logo, as in the style sheets. */
export const plate = '#fbfbf8';

/** Returns a logo in the middle of a place, as large as it fits. */
export function placeLogo(
  { png, width, height }: DrawnLogo,
  place: { x: number; y: number; width: number; height: number },
  align: 'xMidYMid' | 'xMinYMid' = 'xMidYMid',
): string {
  const at = `x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}"`;
  const picture = `<image href="data:image/png;base64,${png.toString('base64')}" width="${width}" height="${height}"/>`;
  return `<svg ${at} viewBox="0 0 ${width} ${height}" preserveAspectRatio="${align} meet">${picture}</svg>`;
}
