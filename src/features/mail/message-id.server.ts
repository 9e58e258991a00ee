type Part = string | number;

/**
 * Returns a Message-ID without angle brackets: `<kind>.<ids>@<host>`. It is stable, because the outbox
 * stores each Message-ID once.
 */
export function messageIdOf(kind: string, ids: readonly Part[], origin: string): string {
  return `${[kind, ...ids].join('.')}@${new URL(origin).hostname}`;
}

/** Returns how the Message-IDs begin that `messageIdOf` makes of a kind, an id and further ids. */
export function messageIdStart(kind: string, id: Part): string {
  return `${kind}.${id}.`;
}
