import { createContext, useContext } from 'react';

/** How long a change can be undone by one press, in milliseconds. */
export const undoMilliseconds = 10_000;

export type UndoOffer = {
  /** What happened. */
  text: string;
  /** What is still to happen, counted down in place of `text`. */
  countdown?: (seconds: number) => string;
  /** The button's word, instead of "Undo". */
  label?: string;
  /** Puts it back. What it throws is told to the person. */
  undo: () => Promise<unknown>;
};

/** Offers to undo what was just done, until another offer takes its place. */
export type OfferUndo = (offer: UndoOffer) => void;

export const UndoContext = createContext<OfferUndo>(() => {});

export function useUndo(): OfferUndo {
  return useContext(UndoContext);
}
