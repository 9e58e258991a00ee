import { motif } from './motifs.ts';
import { palettes } from './palettes.ts';

/** The logo as a file: the icon of the site. */
export const logoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#2448c0" d="M3 0h26a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z"/><path fill="#fbf6ec" d="M7 32V14.5a9 9 0 0 1 18 0V32zM14 3h4l-.7 4h-2.6z"/><path fill="#17318a" d="M10 28.6V14.6a6 6 0 0 1 12 0v14z"/><path fill="#bcd0fb" d="M12 28.6V14.8a4 4 0 0 1 8 0v13.8z"/><path fill="#eab24a" d="M13.6 17a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z"/><path fill="#c8552f" d="M12 23.4h8v5.2h-8z"/><path fill="#fbf6ec" d="M4.4 28.6h23.2V32H4.4z"/></svg>';

/** Returns one tile of the frieze above the footer, sized so that a CSS background can repeat it. */
export function friezeSvg(): string {
  const tile = motif('a', 'quadrifolio', () => 0.5, palettes.night);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><defs>${tile}</defs><use href="#a" transform="translate(50 50)"/></svg>`;
}
