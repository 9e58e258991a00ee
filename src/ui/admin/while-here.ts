import { createContext, useContext } from 'react';

/** Wraps what leads to another screen: it does nothing once the person has gone elsewhere. */
export type WhileHere = <Args extends unknown[]>(
  act: (...args: Args) => void,
) => (...args: Args) => void;

export const WhileHereContext = createContext<WhileHere>((act) => act);

/**
 * Returns a wrapper for navigation that follows a call. Wrap at the press: a slow response must not
 * call back a person who has opened another screen in the meantime.
 */
export function useWhileHere(): WhileHere {
  return useContext(WhileHereContext);
}
