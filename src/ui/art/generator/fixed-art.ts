import { motif } from './motifs.ts';
import { palettes } from './palettes.ts';

/** The logo as a file: the icon of the site. */
export const logoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#2448c0" d="M3 0h26a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z"/><path fill="#fbfbf8" d="M7 32V16a9 9 0 0 1 18 0v16z"/><path fill="#17318a" d="M10.5 32V16a5.5 5.5 0 0 1 11 0v16z"/><path fill="#eab24a" d="M13.5 32V17a2.5 2.5 0 0 1 5 0v15z"/><path fill="#c8552f" d="M13.5 27h5v5h-5z"/></svg>';

/** Returns one tile of the frieze above the footer, sized so that a CSS background can repeat it. */
export function friezeSvg(): string {
  const tile = motif('a', 'quadrifolio', () => 0.5, palettes.night);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><defs>${tile}</defs><use href="#a" transform="translate(50 50)"/></svg>`;
}
