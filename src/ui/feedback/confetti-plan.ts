/** Milliseconds from the first piece to the end of the last. */
export const confettiMs = 3000;

export const confettiShapes = ['square', 'quarter', 'triangle'] as const;
export const confettiColours = ['#2c53c4', '#86a8ec', '#eab24a', '#c8552f', '#1f6a54'] as const;

/** A rectangle in pixels of the stage. */
export type Box = { left: number; top: number; right: number; bottom: number };

export type ConfettiStage = {
  width: number;
  height: number;
  /** What no piece may cross: texts, cards, buttons. */
  kept: readonly Box[];
};

export type ConfettiPiece = {
  shape: (typeof confettiShapes)[number];
  colour: string;
  /** Side in pixels; turning, the piece stays within 0.75 times this around its centre. */
  size: number;
  /** Path of the centre, in pixels. */
  from: { x: number; y: number };
  to: { x: number; y: number };
  /** Degrees, at the start and at the end. */
  turn: [number, number];
  /** Milliseconds. */
  delay: number;
  duration: number;
};

const pixelsPerPiece = 14;
const mostPieces = 90;
const shortestFall = 24;

/** Radius around the centre that a turning piece needs, with a little air. */
export function reachOf(size: number): number {
  return size * 0.75 + 4;
}

/** How far down the centre may fall between two places before it meets something kept. */
function floorOf({ height, kept }: ConfettiStage, left: number, right: number, reach: number) {
  const tops = kept
    .filter((box) => box.right > left - reach && box.left < right + reach && box.bottom > 0)
    .map((box) => box.top - reach);
  return Math.min(height + reach, ...tops);
}

/**
 * Pieces that fall from above the stage, each down its own lane and no further than the first thing
 * that is kept. `random` answers numbers from 0 up to 1.
 */
export function planConfetti(stage: ConfettiStage, random: () => number): ConfettiPiece[] {
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value;
  const count = Math.min(mostPieces, Math.round(stage.width / pixelsPerPiece));
  const pieces: ConfettiPiece[] = [];
  for (let place = 0; place < count; place += 1) {
    const size = 8 + random() * 12;
    const reach = reachOf(size);
    const x = ((place + random()) / count) * stage.width;
    const drift = (random() - 0.5) * 60;
    const floor = floorOf(stage, Math.min(x, x + drift), Math.max(x, x + drift), reach);
    if (floor < shortestFall) continue;
    const delay = random() * 900;
    const start = random() * 360;
    pieces.push({
      shape: pick(confettiShapes),
      colour: pick(confettiColours),
      size,
      from: { x, y: -reach },
      to: { x: x + drift, y: floor },
      turn: [start, start + (random() - 0.5) * 900],
      delay,
      duration: (confettiMs - delay) * (0.6 + random() * 0.4),
    });
  }
  return pieces;
}
