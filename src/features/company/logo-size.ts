import type { PictureInside } from '#core/picture.ts';

type Size = { width: number; height: number };

/** The size, in pixels, in which the largest of the places for a logo is sharp on every screen. */
const most: Size = { width: 640, height: 160 };

/** Returns how large a logo is made: whole, without its even edge, and never larger than it came. */
export function logoSize(picture: Size, inside: PictureInside | null): Size {
  const { width, height } = inside ?? picture;
  const scale = Math.min(1, most.width / width, most.height / height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
