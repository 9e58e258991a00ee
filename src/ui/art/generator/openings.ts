import { pigment } from './palettes.ts';
import { tenth } from './rounding.ts';

/** Returns the outline of an arch with a semicircular top. */
export function arch(x: number, y: number, width: number, height: number): string {
  const radius = tenth(width / 2);
  return `M${tenth(x)} ${tenth(y + height)}V${tenth(y + width / 2)}A${radius} ${radius} 0 0 1 ${tenth(x + width)} ${tenth(y + width / 2)}V${tenth(y + height)}z`;
}

export type DoorColours = { stone: string; keystone?: string };

/** Inset of each receding arch, as a fraction of the door's width. */
const insets = [0, 0.075, 0.16, 0.255] as const;
const depths = [pigment.ink, pigment.deep, pigment.cobalt, '#f6cf8d'] as const;

/** Receding arches: a stone surround, then depth, then light, sun (`sunAt`, 0 to 1) and river. */
export function door(
  x: number,
  y: number,
  width: number,
  height: number,
  colours: DoorColours,
  sunAt: number,
): string {
  const frame = width * 0.09;
  const surround = `<path d="${arch(x - frame, y - frame, width + 2 * frame, height + frame)}" fill="${colours.stone}"/><path d="${arch(x - frame * 0.25, y - frame * 0.25, width + frame * 0.5, height + frame * 0.25)}" fill="${pigment.sand}"/>`;
  const recess = insets.map((inset, step) => {
    const top = y + width * inset * 0.92;
    return `<path d="${arch(x + width * inset, top, width * (1 - 2 * inset), y + height - top)}" fill="${depths[step]}"/>`;
  });
  return (
    surround + recess.join('') + view(x, y, width, height, sunAt) + stones(x, y, width, colours)
  );
}

/** The view through the innermost arch. */
function view(x: number, y: number, width: number, height: number, sunAt: number): string {
  const inset = insets[3];
  const left = x + width * inset;
  const inner = width * (1 - 2 * inset);
  const horizon = y + height * 0.66;
  const top = y + width * inset * 0.92;
  const id = `d${Math.round(x)}${Math.round(width)}`;
  const across = `h${tenth(inner)}`;
  const bank = `<path d="M${tenth(left)} ${tenth(y + height * 0.86)}${across}V${tenth(y + height)}h-${tenth(inner)}z" fill="${pigment.sand}"/>`;
  const sun = `<circle cx="${tenth(left + inner * sunAt)}" cy="${tenth(horizon)}" r="${tenth(inner * 0.3)}" fill="${pigment.terra}"/>`;
  const river = `<path d="M${tenth(left)} ${tenth(horizon)}${across}V${tenth(y + height)}h-${tenth(inner)}z" fill="${pigment.sky}"/>`;
  const waves = `<path d="M${tenth(left)} ${tenth(horizon + height * 0.07)}${across}M${tenth(left)} ${tenth(horizon + height * 0.12)}${across}" stroke="${pigment.glaze}" stroke-width="${tenth(height * 0.012)}" stroke-dasharray="${tenth(inner * 0.3)} ${tenth(inner * 0.12)}"/>`;
  return `<clipPath id="${id}"><path d="${arch(left, top, inner, y + height - top)}"/></clipPath><g clip-path="url(#${id})">${sun}${river}${waves}${bank}</g>`;
}

/** Keystone and imposts. */
function stones(x: number, y: number, width: number, colours: DoorColours): string {
  const frame = width * 0.09;
  const fill = colours.keystone ?? pigment.glaze;
  const level = tenth(y + width / 2 - frame * 0.2);
  const impost = `${level}h${tenth(frame * 1.25)}v${tenth(frame * 0.42)}h-${tenth(frame * 1.25)}z`;
  return `<path d="M${tenth(x + width / 2 - frame * 0.62)} ${tenth(y - frame * 1.22)}h${tenth(frame * 1.24)}l-${tenth(frame * 0.22)} ${tenth(frame * 1.3)}h-${tenth(frame * 0.8)}z" fill="${fill}"/><path d="M${tenth(x - frame * 1.25)} ${impost}M${tenth(x + width)} ${impost}" fill="${fill}"/>`;
}
