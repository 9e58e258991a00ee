import { createContext, type ReactNode, useContext } from 'react';

const ArtLook = createContext('');

/** Gives the drawings within it the colours of a look, by its code; empty for those of the site. */
export function ArtLookProvider({ code, children }: { code: string; children: ReactNode }) {
  return <ArtLook value={code}>{children}</ArtLook>;
}

/** Returns a function that returns the address of a drawing in the chosen colours; others as they are. */
export function useArt(): (address: string) => string {
  const code = useContext(ArtLook);
  return (address) =>
    code !== '' && address.startsWith('/art/') ? `${address}?l=${code}` : address;
}
