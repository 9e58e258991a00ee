import type { DoorName } from '#core/look/look-code.ts';
import { pigment } from './palettes.ts';

const { ink, deep, cobalt, green } = pigment;

/** The colours of stone in one light: where it falls, and where it does not. */
export type Stone = { stone: string; shade: string };

/** A door of 600 by 650 units around an opening, 248 units wide, which leaves the view free. */
export type DoorShape = {
  opening: string;
  /** How the view behind it is cut, in CSS: within the jambs, which cover the rest. */
  cut: string;
  /** What recedes towards the opening, drawn beside it alone. */
  jambs(stone: Stone): string;
  /** What stands before the wall, over the view as well. */
  front(stone: Stone): string;
};

/** Depths of a wall, from the outside to the opening. */
const depths = [ink, deep, cobalt];

function painted(paths: readonly string[], { stone, shade }: Stone): string {
  const [outer, inner, ...recesses] = paths;
  const recessed = recesses.map((path, place) => `<path fill="${depths[place]}" d="${path}"/>`);
  return `<path d="${outer}" fill="${stone}"/><path d="${inner}" fill="${shade}"/>${recessed.join('')}`;
}

/** The steps before every door. */
const step = {
  lit: 'M76 606h448v22H76zM46 628h508v22H46z',
  shaded: 'M76 624h448v6H76zM46 644h508v6H46z',
};

function masonry(
  { lit, shaded }: { lit: string; shaded: string },
  { stone, shade }: Stone,
): string {
  return `<path d="${lit}${step.lit}" fill="${stone}"/><path d="${shaded}${step.shaded}" fill="${shade}"/>`;
}

/** A round arch with its keystone. */
const arch: DoorShape = {
  opening: 'M176 590V256A124 124 0 0 1 424 256V590z',
  cut: 'inset(0 round 50% 50% 0 0 / 27.0742% 27.0742% 0 0)',
  jambs: (stone) =>
    painted(
      [
        'M96 630V256A204 204 0 0 1 504 256V630z',
        'M118 630V256A182 182 0 0 1 482 256V630z',
        'M126 630V256A174 174 0 0 1 474 256V630z',
        'M144 610V256A156 156 0 0 1 456 256V610z',
        'M162 600V256A138 138 0 0 1 438 256V600z',
      ],
      stone,
    ),
  front: (stone) =>
    masonry(
      {
        lit: 'M276 30h48l-9 54h-30zM82 246h40v18H82zM478 246h40v18h-40z',
        shaded: 'M276 30h48l-1.5 9h-45z',
      },
      stone,
    ),
};

/** The bars of a fanlight: a sunburst over the transom. */
function fanlight(): string {
  const rays = [20, 55, 90, 125, 160].map((angle) => {
    const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const reach = Math.min(124 / Math.abs(x || 1e-9), 84 / y);
    const at = (length: number) =>
      `${Math.round(300 + x * length)} ${Math.round(240 - y * length)}`;
    return `M${at(34)}L${at(reach)}`;
  });
  return `<path fill="none" stroke="${ink}" stroke-width="5" d="${rays.join('')}M266 240a34 34 0 0 1 68 0"/><path fill="${ink}" d="M176 236h248v12H176z"/>`;
}

/** A straight lintel of the Lisbon that was built anew after 1755: cornice, fanlight, plain jambs. */
const lintel: DoorShape = {
  opening: 'M176 590V154H424V590z',
  cut: 'none',
  jambs: (stone) =>
    painted(
      [
        'M104 630V76H496V630z',
        'M122 630V94H478V630z',
        'M130 630V104H470V630z',
        'M146 612V122H454V612z',
        'M162 600V138H438V600z',
      ],
      stone,
    ),
  front: (stone) =>
    fanlight() +
    masonry(
      {
        lit: 'M84 30h432l-14 22H98zM92 52h416v26H92zM262 52h76l-10 62h-56zM92 566h46v40H92zM462 566h46v40h-46z',
        shaded:
          'M98 52h404v7H98zM92 78h170l1 6H92zM338 78h170v6H337zM92 598h46v8H92zM462 598h46v8h-46z',
      },
      stone,
    ),
};

/** A keel arch around the middle, `half` as wide, whose curve ends at `top`. */
function keel(half: number, top: number, foot: number): string {
  const [left, right, spring] = [300 - half, 300 + half, 286];
  const rise = spring - top;
  const side = (x: number, towards: 1 | -1) =>
    `${x} ${spring - rise * 0.52} ${300 - towards * half * 0.2} ${top + rise * 0.34}`;
  return `M${left} ${foot}V${spring}C${side(left, 1)} 300 ${top}C${300 + half * 0.2} ${top + rise * 0.34} ${right} ${spring - rise * 0.52} ${right} ${spring}V${foot}z`;
}

/** Turns of a rope around a shaft. */
function rope(x: number): string {
  return Array.from({ length: 12 }, (_, turn) => `M${x} ${300 + turn * 26}l22-14v9l-22 14z`).join(
    '',
  );
}

/** A keel arch between roped shafts, with a sphere above: the Lisbon of the voyages. */
const ogee: DoorShape = {
  opening: keel(124, 132, 590),
  cut: 'polygon(0 18%, 21% 9%, 50% 0, 79% 9%, 100% 18%, 100% 100%, 0 100%)',
  jambs: (stone) =>
    painted(
      [
        keel(196, 62, 630),
        keel(178, 80, 630),
        keel(170, 88, 630),
        keel(154, 104, 612),
        keel(138, 118, 600),
      ],
      stone,
    ),
  front: (stone) =>
    masonry(
      {
        lit: 'M92 276h22v330H92zM486 276h22v330h-22zM84 258h38v20H84zM478 258h38v20h-38zM84 588h38v18H84zM478 588h38v18h-38zM91 258l12-42 12 42zM485 258l12-42 12 42zM288 62h24l-6 26h-12z',
        shaded: `${rope(92)}${rope(486)}M84 272h38v6H84zM478 272h38v6h-38zM84 600h38v6H84zM478 600h38v6h-38z`,
      },
      stone,
    ) +
    `<g fill="none" stroke="${stone.stone}" stroke-width="5"><circle cx="300" cy="34" r="25"/><ellipse cx="300" cy="34" rx="10" ry="25"/><path d="M275 34h50M280 18l40 32"/></g>`,
};

/** A leaf that stands open before the wall, with its panels and its ring. */
function leaf(x: number, towards: 1 | -1): string {
  const at = (across: number, y: number) => `${x + towards * across} ${y}`;
  const panel = (top: number, bottom: number) =>
    `M${at(10, top)}L${at(42, top - 8)}L${at(42, bottom + 6)}L${at(10, bottom)}z`;
  return `<path fill="${green}" d="M${at(0, 214)}L${at(52, 196)}L${at(52, 618)}L${at(0, 594)}z"/><path fill="#2f8068" d="${panel(236, 330)}${panel(352, 460)}${panel(482, 574)}"/><circle cx="${x + towards * 7}" cy="424" r="6" fill="none" stroke="#eab24a" stroke-width="3"/>`;
}

/** A low arch with both leaves of the door open: a shop of the Baixa in the morning. */
const leaves: DoorShape = {
  opening: 'M176 590V208Q300 108 424 208V590z',
  cut: 'polygon(0 10%, 25% 3%, 50% 0, 75% 3%, 100% 10%, 100% 100%, 0 100%)',
  jambs: (stone) =>
    painted(
      [
        'M112 630V190Q300 16 488 190V630z',
        'M130 630V196Q300 40 470 196V630z',
        'M138 630V200Q300 52 462 200V630z',
        'M150 612V204Q300 72 450 204V612z',
        'M163 600V206Q300 90 437 206V600z',
      ],
      stone,
    ),
  front: (stone) =>
    leaf(176, -1) +
    leaf(424, 1) +
    masonry(
      {
        lit: 'M274 66h52l-9 62h-34zM104 182h34v18h-34zM462 182h34v18h-34z',
        shaded: 'M274 66h52l-1.5 9h-49zM104 194h34v6h-34zM462 194h34v6h-34z',
      },
      stone,
    ),
};

export const doorShapes: Record<DoorName, DoorShape> = { arch, lintel, ogee, leaves };
