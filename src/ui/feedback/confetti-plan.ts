/** Milliseconds from the first piece to the end of the last. */
export const confettiMs = 3000;

export const confettiShapes = ['square', 'quarter', 'triangle'] as const;
export const confettiColours = ['#2c53c4', '#86a8ec', '#eab24a', '#c8552f', '#1f6a54'] as const;

/** A rectangle in pixels of the stage. */
export type Box = { left: number; top: number; right: number; bottom: number };

export type ConfettiStage = {
  width: number;
  height: number;
  /** Boxes that no piece may cross: texts, cards, buttons. */
  obstacles: readonly Box[];
};

export type ConfettiPiece = {
  shape: (typeof confettiShapes)[number];
  colour: string;
  /** Side in pixels; a rotating piece stays within 0.75 times this of its centre. */
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
const maxPieces = 90;
const minFall = 24;

/** Returns the radius that a rotating piece needs, with a small margin. */
export function radiusOf(size: number): number {
  return size * 0.75 + 4;
}

/** Returns how far a centre between `left` and `right` may fall before the piece meets an obstacle. */
function fallLimit(
  { height, obstacles }: ConfettiStage,
  left: number,
  right: number,
  radius: number,
) {
  const tops = obstacles
    .filter((box) => box.right > left - radius && box.left < right + radius && box.bottom > 0)
    .map((box) => box.top - radius);
  return Math.min(height + radius, ...tops);
}

/**
 * Plans pieces that fall from above the stage, each in its own lane and no further than the first
 * obstacle. `random` returns numbers in [0, 1).
 */
export function planConfetti(stage: ConfettiStage, random: () => number): ConfettiPiece[] {
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value;
  const count = Math.min(maxPieces, Math.round(stage.width / pixelsPerPiece));
  const pieces: ConfettiPiece[] = [];
  for (let index = 0; index < count; index += 1) {
    const size = 8 + random() * 12;
    const radius = radiusOf(size);
    const x = ((index + random()) / count) * stage.width;
    const drift = (random() - 0.5) * 60;
    const floor = fallLimit(stage, Math.min(x, x + drift), Math.max(x, x + drift), radius);
    if (floor < minFall) continue;
    const delay = random() * 900;
    const start = random() * 360;
    pieces.push({
      shape: pick(confettiShapes),
      colour: pick(confettiColours),
      size,
      from: { x, y: -radius },
      to: { x: x + drift, y: floor },
      turn: [start, start + (random() - 0.5) * 900],
      delay,
      duration: (confettiMs - delay) * (0.6 + random() * 0.4),
    });
  }
  return pieces;
}
