import { drawNamedFace } from '../faces/draw-face.ts';
import { drawFigures, drawScene } from '../scenes/draw-scene.ts';
import { drawNamedTile } from '../scenes/figure-tile.ts';
import { isSceneRatio } from '../scenes/scene-ratio.ts';
import { vaoTable } from '../scenes/scene-table.ts';
import { vao } from '../scenes/vao.ts';
import { azulejo, azulejoAvatar } from './azulejo.ts';
import { friezeSvg, logoSvg } from './fixed-art.ts';
import { heroWall } from './hero-wall.ts';
import { ferry, lisbonSky, skyNames } from './lisbon-sky.ts';
import { type DoorDress, openDoor } from './open-door.ts';
import { avatarSeeds, pinnedArt } from './pinned-art.ts';
import { tileWall } from './tile-wall.ts';

const anyName = /^(case|post|avatar)-([a-z0-9-]{1,80})$/;
const anyFigures = /^figures((?:-[a-z]+){1,6})$/;
const ratioSuffix = /^(.+)-([a-z0-9]+)$/;

/**
 * Returns the SVG for a public file name without its extension, a door as in `dress`; null if unknown. Names are `case-<slug>` and `post-<slug>` (3:2, or the ratio at their end, as
 * `case-mare-4x5`; `-wide` is 8:3), `avatar-<id>` (1:1), `face-<version>-<object>-<colour>`,
 * `tile-<object>-<colour>` (1:1), `figures-<figure>-<figure>…` (3:1, within a text) and the fixed ones.
 */
export function drawArt(name: string, dress: DoorDress = {}): string | null {
  const fixed = drawFixed(name, dress);
  if (fixed !== null) return fixed;
  if (name.startsWith('face-')) return drawNamedFace(name);
  if (name.startsWith('tile-')) return drawNamedTile(name);
  const [, chosen] = anyFigures.exec(name) ?? [];
  if (chosen) return drawFigures(name, chosen.slice(1).split('-'));
  const [, family, slug] = anyName.exec(name) ?? [];
  if (!family || !slug) return null;
  if (family === 'avatar') return azulejoAvatar(avatarSeeds.get(slug) ?? slug);
  const [, record, ratio] = ratioSuffix.exec(name) ?? [];
  if (record && ratio === 'wide') return drawScene(record, '8x3');
  if (record && ratio && isSceneRatio(ratio)) return drawScene(record, ratio);
  return drawScene(name, '3x2');
}

function drawFixed(name: string, dress: DoorDress): string | null {
  const opening = vaoTable.get(name);
  if (opening) return vao(name, opening);
  for (const sky of skyNames) {
    if (name === `sky-${sky}`) return lisbonSky(sky);
    if (name === `door-${sky}`) return openDoor(sky, dress);
    if (name === `door-${sky}-bare`) return openDoor(sky, { ...dress, isBare: true });
  }
  switch (name) {
    case 'hero':
      return heroWall('day', dress);
    case 'tile-wall':
      return tileWall();
    case 'ferry':
      return ferry();
    case 'logo':
      return logoSvg;
    case 'frieze':
      return friezeSvg();
    case 'book':
    case 'news':
      return azulejo(name, pinnedArt.get(name));
    default:
      return null;
  }
}
