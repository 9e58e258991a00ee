import { createContext, type ReactNode, useContext } from 'react';
import type { Picture } from '#core/picture.ts';

/** The logo of the company as PNG, with the size in which it is sharp everywhere. */
export type ShownLogo = {
  address: string;
  width: number;
  height: number;
  alt: string;
  altPt: string;
  /** Whether the name is in it, so that it stands alone. */
  hasName: boolean;
  /** Whether it needs a light ground where the page is dark. */
  needsPlate: boolean;
};

/** A picture of the owner, as its address and what is known of it. */
export type ShownView = { address: string; picture: Picture };

/**
 * What the owner chose: the code of colours and door, which is empty for those of the site, a logo, and
 * what the door of the home page opens on.
 */
export type ArtLook = {
  code: string;
  logo?: ShownLogo | undefined;
  view?: ShownView | undefined;
};

const ArtLookContext = createContext<ArtLook>({ code: '' });

/** Gives what is drawn within it the look that the owner chose, if any. */
export function ArtLookProvider({
  look = { code: '' },
  children,
}: {
  look?: ArtLook | undefined;
  children: ReactNode;
}) {
  return <ArtLookContext value={look}>{children}</ArtLookContext>;
}

/** Returns a function that returns the address of a drawing in the chosen look; others as they are. */
export function useArt(): (address: string) => string {
  const { code } = useContext(ArtLookContext);
  return (address) =>
    code !== '' && address.startsWith('/art/') ? `${address}?l=${code}` : address;
}

/** Returns the logo that the owner chose, if any. */
export function useOwnLogo(): ShownLogo | undefined {
  return useContext(ArtLookContext).logo;
}

/** Returns the picture that the owner chose for the door of the home page, if any. */
export function useOwnView(): ShownView | undefined {
  return useContext(ArtLookContext).view;
}
