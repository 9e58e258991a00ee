import { createContext, useContext } from 'react';

/** Opens the palette. */
export const PaletteContext = createContext<() => void>(() => {});

export function useOpenPalette(): () => void {
  return useContext(PaletteContext);
}
