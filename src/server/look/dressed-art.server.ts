import { toOklch } from '#core/look/colour.ts';
import type { Look } from '#core/look/look-code.ts';
import { recolourDrawing } from '#core/look/recolour.ts';
import { drawArt } from '#ui/art/generator/draw-art.server.ts';

/** The lightness of a wall before which iron is not seen, and what the lamp is made of there. */
const asDarkAsIron = 0.25;
const paleIron = '#b8ae9c';

/** Draws what a name says, in a look where one is given; null for an unknown name. */
export function drawDressed(name: string, look: Look | null): string | null {
  if (look === null) return drawArt(name);
  const isDark = toOklch(look.wall).lightness < asDarkAsIron;
  const svg = drawArt(name, { door: look.door, ...(isDark && { iron: paleIron }) });
  return svg === null ? null : recolourDrawing(name, svg, look);
}
