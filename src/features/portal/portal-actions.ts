import { createContext, useContext } from 'react';

export type AskedKind = 'task' | 'document' | 'invoice';

/** What the buttons of a project do in the portal of a client; the demo has none of it. */
export type PortalActions = {
  /** Opens the dialog in which the client asks for something; `about`: which invoice or detail is meant. */
  ask(kind: AskedKind, about?: string): void;
  /** Sends a message. Resolves with what is wrong, in words, or null. */
  send(text: string): Promise<string | null>;
  /** Leads to where a meeting is booked. */
  meet(): void;
};

export const PortalActionsContext = createContext<PortalActions | null>(null);

/** Returns what the buttons do; null in the demo, and for who reads the work of somebody else. */
export function usePortalActions(): PortalActions | null {
  return useContext(PortalActionsContext);
}

/** Whether the portal is a client's own: there, what leads nowhere is left out. */
export const PortalIsLive = createContext(false);

/** Whether a button would do nothing in a client's own portal: of finished work, and of somebody else's. */
export function useNothingToPress(): boolean {
  const isLive = useContext(PortalIsLive);
  return usePortalActions() === null && isLive;
}
