import { ferry, lisbonSky, type SkyName } from './lisbon-sky.ts';
import { type DoorDress, openDoor } from './open-door.ts';
import { tileWall } from './tile-wall.ts';

const width = 1600;
const height = 800;

/** A drawing in a place of its own; the names within each are its own. */
function placed(svg: string, x: number, y: number, across: number, down: number): string {
  const at = `x="${x}" y="${y}" width="${across}" height="${down}"`;
  return svg.replace(/^<svg xmlns="[^"]+"/, `<svg ${at}`);
}

/** The wall with its door, whole and standing still: for pictures that follow no clock. */
export function heroWall(sky: SkyName, dress: DoorDress = {}): string {
  const still = tileWall().replace(/<style>.*?<\/style>/s, '');
  const wall = placed(still, width - 1800, height - 1000, 2400, 1000);
  // The door is 600 by 650 from 100 units before the right edge, and 120 wider for its lamp.
  const left = width - 700;
  const top = height - 650;
  const view = placed(lisbonSky(sky), left + 176, top + 132, 248, 458);
  const boat = placed(ferry(), left + 206, top + 436, 74, 46);
  const door = placed(openDoor(sky, dress), left - 120, top, 720, 650);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMax slice">${wall}${view}${boat}${door}</svg>`;
}
