import { createContext, useContext } from 'react';

/** Opens the palette, where it is given with what is typed in it. */
type OpenPalette = (text?: string) => void;

export const PaletteContext = createContext<OpenPalette>(() => {});

export function useOpenPalette(): OpenPalette {
  return useContext(PaletteContext);
}
