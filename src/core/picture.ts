/** What a page needs of an uploaded picture beside its address. An empty `alt`: it is decoration. */
export type Picture = {
  width: number;
  height: number;
  /** The widths of its copies in pixels, ascending. */
  widths: number[];
  /** The point that stays in sight when it is cut, in hundredths of width and height. */
  focus: [x: number, y: number];
  alt: string;
  altPt: string;
  credit: string;
};

/** A part of a picture, in pixels of the picture as it is shown. */
export type PictureInside = { left: number; top: number; width: number; height: number };

export type CopyFormat = 'avif' | 'webp';

/** Returns the address of a picture's copy, from that of the picture. */
export function copyAddress(address: string, width: number, format: CopyFormat): string {
  return address.replace(/[^/]*$/, `${width}.${format}`);
}

/** Returns the address of the smallest copy of an uploaded picture, or of a picture that has none. */
export function portraitAddress(address: string, picture: Picture | undefined): string {
  const [smallest] = picture?.widths ?? [];
  return smallest === undefined ? address : copyAddress(address, smallest, 'webp');
}

/** Returns the copies of a picture in one format as `srcset`. */
export function srcSetOf(address: string, widths: readonly number[], format: CopyFormat): string {
  return widths.map((width) => `${copyAddress(address, width, format)} ${width}w`).join(', ');
}
